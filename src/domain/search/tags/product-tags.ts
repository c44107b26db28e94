/** What the search rules derive from a product's texts. */
export interface ProductTags {
  /** See tag.ts. Null: not stored yet; a job and the search index derive them. */
  tags: readonly string[] | null;
  /** The same for all sizes and shades of a product: the smallest id among them. */
  familyId: number;
}
