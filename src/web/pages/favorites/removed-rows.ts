import type { SavedJson } from '~/web/shared/favorites/saved-json';

/** A product removed on this page. Its row stays visible so that the removal can be undone. */
export interface RemovedRow {
  item: SavedJson;
  /** The product above it when it was removed; null if it was first. */
  after: number | null;
  /** True after undo; the row is shown from here until the refetched list includes it. */
  isRestored: boolean;
}

export type RemovedRows = ReadonlyMap<number, RemovedRow>;

export interface ShownRow {
  item: SavedJson;
  isRemoved: boolean;
  /** Whether the most recently fetched list includes it. */
  isListed: boolean;
}

/**
 * Merges removed products into a page at their previous positions. The list is refetched after each
 * removal, so products that move up to this page are shown and none is skipped.
 */
export function mergeRemoved(items: readonly SavedJson[], removed: RemovedRows): ShownRow[] {
  const rows = items.map((item): ShownRow => {
    const row = removed.get(item.product.id);
    return { item, isRemoved: row !== undefined && !row.isRestored, isListed: true };
  });
  let waiting = [...removed.values()].filter(({ item }) => placeOf(rows, item.product.id) < 0);
  while (waiting.length > 0) {
    // A row may follow one that was removed later; insert that one first.
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

/** The number of products shown, given the `total` of the last fetch. */
export function countShown(total: number, rows: readonly ShownRow[]): number {
  const removed = rows.filter(({ isRemoved, isListed }) => isRemoved && isListed).length;
  const restored = rows.filter(({ isRemoved, isListed }) => !isRemoved && !isListed).length;
  return total - removed + restored;
}
