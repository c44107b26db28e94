/** More than that nobody reads. */
export const mostResults = 12;
