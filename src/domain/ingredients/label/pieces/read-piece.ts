import type { FoundIngredient } from '../../dictionary/dictionary';
import { isProductTitle, possibleParts } from '../possible-parts';
import { isHeading, isRemark } from '../remarks';
import type { NameResolver } from '../resolve-name';
import type { LabelPiece } from '../split-label';

/** A piece of a label with what its words mean. */
export interface ReadPiece extends LabelPiece {
  isRemark: boolean;
  ingredients: readonly FoundIngredient[];
  percent: number | null;
  notes: readonly string[];
}

const hasLetter = /\p{L}/u;

export function readPiece(piece: LabelPiece, names: NameResolver): ReadPiece {
  const nothing = { ...piece, isRemark: true, ingredients: [], percent: null, notes: [] };
  if (piece.isMayContain || !hasLetter.test(piece.raw) || isHeading(piece.raw)) return nothing;
  const resolved = names.resolve(piece.raw);
  const isKnown = resolved.ingredients.length > 0;
  return {
    ...piece,
    ...resolved,
    isRemark: !isKnown && (piece.end === 'colon' || isRemark(piece.raw)),
  };
}

/** Divides an unknown piece that has a title or several names with percentages or marks between them. */
export function splitPiece(piece: ReadPiece, names: NameResolver): ReadPiece[] {
  if (piece.isMayContain || piece.ingredients.length > 0) return [piece];
  for (const parts of possibleParts(piece.raw)) {
    const read = parts.map((raw, at): ReadPiece => {
      const end = at === parts.length - 1 ? piece.end : 'comma';
      const endsLine = at === parts.length - 1 && piece.endsLine;
      return readPiece({ raw, end, endsLine, isMayContain: false }, names);
    });
    const isTitled = isProductTitle(parts[0] ?? '');
    if (isTitled && read[0]) Object.assign(read[0], { end: 'colon', isRemark: true });
    const unread = read.filter(
      ({ ingredients, isRemark: isOne }) => ingredients.length === 0 && !isOne,
    );
    if (unread.length === 0 && read.some(({ ingredients }) => ingredients.length > 0)) return read;
  }
  return [piece];
}

/** Takes back that a piece is a name. */
export function demote(piece: ReadPiece): void {
  piece.isRemark = true;
  piece.ingredients = [];
}
