type Drawing = typeof import('./found-groups');

let drawing: Drawing | undefined;

/** Brings what draws suggestions. Most pages are left without a letter typed, so it comes with the first. */
export async function loadDrawing(): Promise<void> {
  drawing ??= await import('./found-groups');
}

/** What was found as groups of a list; nothing as long as nobody has loaded how. */
export const drawFound: Drawing['foundGroups'] = (found, query) =>
  drawing?.foundGroups(found, query) ?? [];
