/** The tab ids, as used in the URL fragment; the first is the default. */
export const tabIds = ['details', 'how-to-use', 'reviews'] as const;
export type TabId = (typeof tabIds)[number];
