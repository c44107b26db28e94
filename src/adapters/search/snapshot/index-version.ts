/**
 * Increase it when the same products lead to other columns: when `StoredCatalog` changes, or the rules by which names, tags
 * and sizes are read. A test says when. Processes ignore snapshots of other versions.
 */
export const indexVersion = 10;
