/** The tabs of the page, as they stand in the address after the #; the first is the usual one. */
export const tabIds = ['details', 'how-to-use', 'reviews'] as const;
export type TabId = (typeof tabIds)[number];
