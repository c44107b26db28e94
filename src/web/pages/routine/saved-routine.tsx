import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import {
  addProduct,
  type DayTime,
  dayTimes,
  emptyRoutine,
  isSameRoutine,
  type Routine,
  routineIds,
  routinePath,
} from '~/domain/routine/routine';
import { useAuth } from '~/web/shared/auth/auth-context';
import { savedIds } from '~/web/shared/favorites/saved-store';
import { callApi } from '~/web/shared/private-data/call-api';
import { Button } from '~/web/ui/button';
import { TextLink } from '~/web/ui/text-link';
import { readDeviceRoutine, writeDeviceRoutine } from './device-routine';

interface SavedRoutineProps {
  /** The routine on the page. */
  routine: Routine;
  addedId: number | null;
}

const routineSchema = z.object({
  morning: z.array(z.number()),
  evening: z.array(z.number()),
  owned: z.array(z.number()),
});
const maxOffered = 24;

type State = 'loading' | 'mine' | 'shared' | 'failed';

/**
 * Keeps the visitor's own routine in the account or on the device. It opens when the address has none,
 * and follows every change on the page. Someone else's routine replaces it only on request.
 */
export function SavedRoutine({ routine, addedId }: SavedRoutineProps) {
  const { user, loading } = useAuth();
  const navigate = useNavigate();
  const [state, setState] = useState<State>('loading');
  const saved = useRef<Routine>(emptyRoutine);
  const isSignedIn = user !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per visit or account; later changes are the visitor's own
  useEffect(() => {
    if (loading) return;
    let isCurrent = true;
    loadOwn(isSignedIn).then(
      (own) => {
        if (!isCurrent) return;
        saved.current = own;
        // An empty page, or only the product to add: opens the own routine, with that product.
        if (routineIds(routine).every((id) => id === addedId)) {
          setState('mine');
          const path = ownPath(own, routine, addedId);
          if (path) navigate(path, { replace: true, preventScrollReset: true });
          return;
        }
        const isOwn = routineIds(own).length === 0 || isSameRoutine(own, routine);
        setState(isOwn ? 'mine' : 'shared');
      },
      () => isCurrent && setState('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [loading, isSignedIn]);

  const isFirstShown = useRef(true);
  // Loaders return a new routine for every address.
  useEffect(() => {
    if (state !== 'mine' || addedId !== null) return;
    // Only opening the page is no reason to save: it may be someone else's routine.
    if (isFirstShown.current) isFirstShown.current = false;
    else if (!isSameRoutine(saved.current, routine)) {
      saved.current = routine;
      saveOwn(routine, isSignedIn).catch(() => setState('failed'));
    }
  }, [routine, state, addedId, isSignedIn]);

  const offered = [...savedIds()].slice(0, maxOffered);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 text-sm">
      {state === 'shared' ? (
        <>
          <p>This is not the routine you saved.</p>
          <Button
            size="sm"
            onClick={() => {
              saveOwn(routine, isSignedIn).then(
                () => setState('mine'),
                () => setState('failed'),
              );
            }}
          >
            Save as my routine
          </Button>
          <TextLink to={routinePath(saved.current)} onClick={() => setState('mine')}>
            Open my routine
          </TextLink>
        </>
      ) : (
        <p role="status" className="text-soft">
          <Status
            state={state}
            isSignedIn={isSignedIn}
            isEmpty={routineIds(routine).length === 0}
          />
        </p>
      )}
      {offered.length > 0 && (
        <TextLink to={`${withQuery(routinePath(routine))}from=${offered.join(',')}#add-products`}>
          Add from your favorites
        </TextLink>
      )}
    </div>
  );
}

function Status(props: { state: State; isSignedIn: boolean; isEmpty: boolean }) {
  if (props.state === 'failed') {
    return 'Your routine could not be saved or loaded. Bookmark this page to keep it.';
  }
  if (props.state === 'loading' || props.isEmpty) return null;
  if (props.isSignedIn) return 'Saved in your account.';
  return (
    <>
      {'Saved on this device. '}
      <TextLink to="/auth" state={{ from: '/routine' }}>
        Sign in
      </TextLink>
      {' to see it everywhere.'}
    </>
  );
}

const withQuery = (path: string) => `${path}${path.includes('?') ? '&' : '?'}`;
const timesOf = (routine: Routine, id: number): DayTime[] =>
  dayTimes.filter((time) => routine[time].includes(id));

/** The address of the own routine with the product to add; null if the page already shows it. */
function ownPath(own: Routine, routine: Routine, addedId: number | null): string | null {
  const times = addedId === null ? [] : timesOf(routine, addedId);
  if (addedId !== null && times.length > 0) return routinePath(addProduct(own, addedId, times));
  if (routineIds(own).length === 0) return null;
  // Not skincare: the server says so beside the routine.
  return addedId === null ? routinePath(own) : `${routinePath(own)}&add=${addedId}`;
}

/** The account's routine; the first sign-in takes over the one of the device. */
async function loadOwn(isSignedIn: boolean): Promise<Routine> {
  const onDevice = readDeviceRoutine();
  if (!isSignedIn) return onDevice;
  const own = routineSchema.parse(await callApi('/api/routine'));
  if (routineIds(own).length > 0 || routineIds(onDevice).length === 0) return own;
  await saveOwn(onDevice, true);
  writeDeviceRoutine(emptyRoutine);
  return onDevice;
}

async function saveOwn(routine: Routine, isSignedIn: boolean): Promise<void> {
  if (isSignedIn) await callApi('/api/routine', { method: 'PUT', body: routine });
  else if (!writeDeviceRoutine(routine)) throw new Error('Storage is blocked or full.');
}
