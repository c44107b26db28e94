/** Selectable history windows in days. */
export const historyWindows = [30, 90, 365] as const;
export type HistoryWindow = (typeof historyWindows)[number];
