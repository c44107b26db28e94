import {
  emptyRoutine,
  parseRoutine,
  type Routine,
  routineIds,
  routinePath,
} from '~/domain/routine/routine';

const storageKey = 'glowfare-routine';

/** The routine saved on this device; empty if there is none or storage is blocked. */
export function readDeviceRoutine(): Routine {
  try {
    // Stored as an address, so that damaged texts are read as carefully as addresses are.
    return parseRoutine(new URLSearchParams(localStorage.getItem(storageKey) ?? ''));
  } catch {
    return emptyRoutine;
  }
}

/** Saves a routine on this device; an empty one removes it. False if storage is blocked or full. */
export function writeDeviceRoutine(routine: Routine): boolean {
  try {
    const [, query = ''] = routinePath(routine).split('?');
    if (routineIds(routine).length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, query);
    return true;
  } catch {
    return false;
  }
}
