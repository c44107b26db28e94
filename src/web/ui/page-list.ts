export type PageListItem = number | 'gap';

/** The maximum length of `pageList`, so that the width stays the same while paging. */
export const maxPageItems = 7;

/** The page numbers to show: the first, the last, and the current one with its neighbors. */
export function pageList(current: number, pageCount: number): PageListItem[] {
  const pages = Math.max(1, Math.floor(pageCount) || 1);
  const page = Math.min(Math.max(1, Math.floor(current) || 1), pages);
  if (pages <= maxPageItems) return Array.from({ length: pages }, (_, index) => index + 1);
  if (page <= 4) return [1, 2, 3, 4, 5, 'gap', pages];
  if (page >= pages - 3) {
    return [1, 'gap', pages - 4, pages - 3, pages - 2, pages - 1, pages];
  }
  return [1, 'gap', page - 1, page, page + 1, 'gap', pages];
}
