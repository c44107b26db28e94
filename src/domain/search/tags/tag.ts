import type { TermKind } from '../vocabulary/term';

/**
 * A tag is a term on a product, as text: `kind:slug` or `kind:slug:strength`.
 *
 * - `type:face-serum`, `shade:red`, `audience:men`, `spf:50`, `listed:ingredients` have no strength.
 * - Other kinds have a strength from 1 to 3: 3 = in the name or claimed, 2 = strong evidence (a key ingredient,
 *   a statement in the description), 1 = weak evidence (somewhere in the list of ingredients).
 * - `concern` alone has a finer scale from 1 to 9, because many products help with a concern and the order
 *   among them is what shoppers see. Thirds of it mean the same as 1, 2 and 3.
 */
export type TagKind = TermKind | 'spf' | 'listed';

export const maxConcernStrength = 9;

/** A tag as text. */
export function formatTag(kind: TagKind, slug: string, strength = 0): string {
  return strength === 0 ? `${kind}:${slug}` : `${kind}:${slug}:${strength}`;
}
