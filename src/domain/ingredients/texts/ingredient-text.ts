/** How much research supports what an ingredient is used for. */
export const evidenceLevels = [
  'well studied',
  'some evidence',
  'limited evidence',
  'not an active',
] as const;
export type EvidenceLevel = (typeof evidenceLevels)[number];

/** Our own text about an ingredient. Functions, limits and allergens are facts of the dictionary, not repeated here. */
export interface IngredientText {
  /** The INCI name, as in the dictionary. */
  name: string;
  /** What it is. */
  about: string;
  /** What it does in a formula. */
  does: string;
  /** Who it suits and who should be careful. */
  suits: string;
  evidence: EvidenceLevel;
  /** Typical concentration or place on the label, where commonly known. */
  amount?: string;
  /** Keys of `sources.ts`, with details after a colon. */
  sources: readonly string[];
}
