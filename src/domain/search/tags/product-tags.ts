/** What the search rules derive from a product's texts. */
export interface ProductTags {
  /** See tag.ts. */
  tags: readonly string[];
  /** The same for all sizes and shades of a product: the smallest id among them. */
  familyId: number;
}
