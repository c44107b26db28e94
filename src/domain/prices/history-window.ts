/** Selectable history windows in days. */
export const historyWindows = [30, 90, 365] as const;
export type HistoryWindow = (typeof historyWindows)[number];

/** How many whole months price intervals are stored, at least as long as the longest window. */
export const rawPriceMonths = { min: 13, default: 24, max: 1_200 };
