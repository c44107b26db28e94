/**
 * Reads things by id, one reading at a time: whatever is asked for meanwhile is read together, once.
 * So a crowd that comes back after an outage costs a few readings, and each still reads what is true
 * after it asked.
 */
export function readTogether<T>(
  read: (ids: readonly number[]) => Promise<ReadonlyMap<number, T>>,
): (id: number) => Promise<T | undefined> {
  let next: { ids: Set<number>; found: Promise<ReadonlyMap<number, T>> } | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function begin() {
    const ids = new Set<number>();
    const found = last.then(() => {
      next = undefined;
      return read([...ids]);
    });
    last = found.catch(() => {});
    return { ids, found };
  }

  return async (id) => {
    next ??= begin();
    next.ids.add(id);
    return (await next.found).get(id);
  };
}
