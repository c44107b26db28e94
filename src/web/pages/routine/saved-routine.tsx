import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
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
import { useAuth } from '~/web/shared/auth/use-auth';
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

/** The saved routine once it is known. */
type Own = Routine | 'loading' | 'failed';

const isEmpty = (routine: Routine) => routineIds(routine).length === 0;

/**
 * Keeps the visitor's own routine in the account or on the device. It opens when the address has none,
 * and follows every change on the page. Someone else's routine is saved only on request.
 */
export function SavedRoutine({ routine, addedId }: SavedRoutineProps) {
  const { user, loading } = useAuth();
  const navigate = useNavigate();
  const { search } = useLocation();
  const isSignedIn = user !== null;
  const [own, setOwn] = useState<Own>('loading');
  /** Whether changes on the page are changes of the own routine. */
  const isFollowing = useRef(false);

  const save = () => {
    isFollowing.current = true;
    setOwn(routine);
    saveOwn(routine, isSignedIn).catch(() => setOwn('failed'));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per visit or account; later changes are the visitor's own
  useEffect(() => {
    if (loading) return;
    let isCurrent = true;
    loadOwn(isSignedIn).then(
      (loaded) => {
        if (!isCurrent) return;
        setOwn(loaded);
        // An empty page, or only the product to add: opens the own routine, with that product.
        const isOnlyAdded = routineIds(routine).every((id) => id === addedId);
        isFollowing.current = isOnlyAdded || isEmpty(loaded) || isSameRoutine(loaded, routine);
        const path = isOnlyAdded ? ownPath(loaded, routine, addedId) : null;
        if (path) navigate(path, { replace: true, preventScrollReset: true });
      },
      () => isCurrent && setOwn('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [loading, isSignedIn]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: saves when the page shows another routine, not when it is first opened
  useEffect(() => {
    if (!isFollowing.current || addedId !== null || typeof own === 'string') return;
    if (isSameRoutine(own, routine)) return;
    // A link to the bare page, for example in the footer.
    if (search === '') navigate(routinePath(own), { replace: true });
    else save();
  }, [routine]);

  const offered = [...savedIds()].slice(0, maxOffered);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 text-sm">
      <p role="status" className="text-soft">
        <Status own={own} routine={routine} isSignedIn={isSignedIn} />
      </p>
      {typeof own !== 'string' && !isEmpty(routine) && !isSameRoutine(own, routine) && (
        <>
          <Button size="sm" onClick={save}>
            Save as my routine
          </Button>
          {!isEmpty(own) && (
            <TextLink
              to={routinePath(own)}
              onClick={() => {
                isFollowing.current = true;
              }}
            >
              Open my routine
            </TextLink>
          )}
        </>
      )}
      {offered.length > 0 && (
        <TextLink to={`${routinePath(routine)}&from=${offered.join(',')}#add-products`}>
          Add from your favorites
        </TextLink>
      )}
    </div>
  );
}

function Status(props: { own: Own; routine: Routine; isSignedIn: boolean }) {
  const { own, routine, isSignedIn } = props;
  if (own === 'failed') {
    return 'Your routine could not be saved or loaded. Bookmark this page to keep it.';
  }
  if (own === 'loading' || isEmpty(routine)) return null;
  if (!isSameRoutine(own, routine)) {
    return isEmpty(own) ? 'This routine is not saved.' : 'This is not the routine you saved.';
  }
  if (isSignedIn) return 'Saved in your account.';
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
