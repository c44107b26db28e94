import { asPerson } from '~/db/engine/as-person.server';
import { findRoutine, upsertRoutine } from '~/db/routine/routine.repo.server';
import { emptyRoutine, type Routine } from '~/domain/routine/routine';
import type { Deps } from '../deps';

/** The routine of an account; empty if none was saved. */
export async function showOwnRoutine(
  { db }: Pick<Deps, 'db'>,
  { userId }: { userId: string },
): Promise<Routine> {
  return asPerson(db, userId, async (tx) => (await findRoutine(tx, userId)) ?? emptyRoutine);
}

/** Saves the routine of an account in place of the one before. */
export async function saveRoutine(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  input: { userId: string; routine: Routine },
): Promise<void> {
  await asPerson(db, input.userId, (tx) => upsertRoutine(tx, { ...input, now: clock.now() }));
}
