import type { TermKind } from '../vocabulary/term';

/**
 * A tag is a term on a product, as text: `kind:slug` or `kind:slug:strength`.
 *
 * - `shade:red`, `audience:men`, `spf:50`, `listed:ingredients` have no strength.
 * - `type:face-serum` has none if the name says so, 2 if the shelf implies it, and 1 for a sample size that a
 *   shop does not have among the full sizes.
 * - Other kinds have a strength from 1 to 3: 3 = in the name or claimed, 2 = strong evidence (a key ingredient,
 *   a statement in the description), 1 = weak evidence (somewhere in the list of ingredients).
 * - `concern` alone has a finer scale, because many products help with a concern and the order among them is
 *   what shoppers see. From 1 to 9, thirds of it mean the same as 1, 2 and 3; 10 to 15 are several reasons
 *   that would each be enough.
 * - `hint` is a concern with weak evidence: it orders search results, but filters ignore it.
 */
export type TagKind = TermKind | 'hint' | 'spf' | 'listed';

/** The concern is as good as named. */
export const sureConcernStrength = 9;
/** The index stores a strength in four bits. */
export const maxConcernStrength = 15;
/** Weaker evidence is only a hint. */
const minConcernStrength = 4;

/** The kind of tag for a concern of this strength. */
export const concernKind = (strength: number): 'concern' | 'hint' =>
  strength >= minConcernStrength ? 'concern' : 'hint';

/** A tag as text. */
export function formatTag(kind: TagKind, slug: string, strength = 0): string {
  return strength === 0 ? `${kind}:${slug}` : `${kind}:${slug}:${strength}`;
}
