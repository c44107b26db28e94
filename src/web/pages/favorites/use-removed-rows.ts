import { useState } from 'react';
import type { SavedJson } from '~/web/shared/favorites/saved-json';
import type { RemovedRows, ShownRow } from './removed-rows';

const noRemovedRows: RemovedRows = new Map();

/** Tracks products removed on the current page; resets when the page changes. */
export function useRemovedRows(view: string) {
  const [state, setState] = useState({ view, rows: noRemovedRows });
  const [restored, setRestored] = useState<number>();
  if (state.view !== view) setState({ view, rows: noRemovedRows });
  const change = (make: (rows: RemovedRows) => RemovedRows) =>
    setState((now) => (now.view === view ? { view, rows: make(now.rows) } : now));

  return {
    rows: state.view === view ? state.rows : noRemovedRows,
    restored,
    /** Shows a product as removed, and reverts if the request fails. */
    async remove(item: SavedJson, shown: readonly ShownRow[], work: () => Promise<boolean>) {
      const { id } = item.product;
      const place = shown.findIndex((row) => row.item.product.id === id);
      const after = shown[place - 1]?.item.product.id ?? null;
      setRestored(undefined);
      change((rows) => new Map([...rows, [id, { item, after, isRestored: false }]]));
      if (!(await work())) change((rows) => new Map([...rows].filter(([key]) => key !== id)));
    },
    /** Shows a product again, and reverts if the request fails. */
    async restore(id: number, work: () => Promise<boolean>) {
      const mark = (isRestored: boolean) =>
        change((rows) => {
          const row = rows.get(id);
          return row ? new Map([...rows, [id, { ...row, isRestored }]]) : rows;
        });
      setRestored(id);
      mark(true);
      if (!(await work())) mark(false);
    },
    /** Drops restored rows that the list includes again. */
    dropRestored(shown: readonly ShownRow[]) {
      const restoredRows = shown.filter(
        ({ item, isListed }) => isListed && state.rows.get(item.product.id)?.isRestored,
      );
      if (restoredRows.length === 0) return;
      const ids = new Set(restoredRows.map(({ item }) => item.product.id));
      change((rows) => new Map([...rows].filter(([id]) => !ids.has(id))));
    },
  };
}
