/**
 * What the product lines of a brand are for. A key lists the concerns that have weights, the most important one first,
 * and after a bar the skin types: 'acne pores | oily'. Its value lists the words of the lines, with bars between;
 * a star is the brand as a whole.
 */
export type LinesByPurpose = Readonly<Record<string, string>>;

/** By brand. */
export type BrandLines = Readonly<Record<string, LinesByPurpose>>;
