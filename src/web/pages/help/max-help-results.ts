/** More than that nobody reads. */
export const maxHelpResults = 12;
