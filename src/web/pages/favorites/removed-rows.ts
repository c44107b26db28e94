import type { SavedJson } from '~/web/shared/favorites/saved-json';

/** A product that was removed here. Its row stays, so that removing can be undone. */
export interface RemovedRow {
  item: SavedJson;
  /** The product above it when it was removed; null: it was the first. */
  after: number | null;
  /** Undone; its row is shown from here until the list has it again. */
  isRestored: boolean;
}

export type RemovedRows = ReadonlyMap<number, RemovedRow>;

export interface ShownRow {
  item: SavedJson;
  isRemoved: boolean;
  /** Whether the list, as it was last read, has it. */
  isListed: boolean;
}

/**
 * The rows of a page: what the list has by now, with removed products where they were. The list is read
 * again after each removal, so the products that move up to this page are shown and none is skipped.
 */
export function mergeRemoved(items: readonly SavedJson[], removed: RemovedRows): ShownRow[] {
  const rows = items.map((item): ShownRow => {
    const row = removed.get(item.product.id);
    return { item, isRemoved: row !== undefined && !row.isRestored, isListed: true };
  });
  let waiting = [...removed.values()].filter(({ item }) => placeOf(rows, item.product.id) < 0);
  while (waiting.length > 0) {
    // One may stand below another that was removed later: that one first.
    const ready = waiting.filter(({ after }) => after === null || placeOf(rows, after) >= 0);
    const next = ready[0] ?? waiting[0];
    if (!next) break;
    const { item, after, isRestored } = next;
    const place = after === null ? 0 : placeOf(rows, after) + 1;
    rows.splice(place, 0, { item, isRemoved: !isRestored, isListed: false });
    waiting = waiting.filter((row) => row !== next);
  }
  return rows;
}

const placeOf = (rows: readonly ShownRow[], id: number) =>
  rows.findIndex(({ item }) => item.product.id === id);

/** How many products there are, when the list was last read at `total`. */
export function countShown(total: number, rows: readonly ShownRow[]): number {
  const removed = rows.filter(({ isRemoved, isListed }) => isRemoved && isListed).length;
  const restored = rows.filter(({ isRemoved, isListed }) => !isRemoved && !isListed).length;
  return total - removed + restored;
}
