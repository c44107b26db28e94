import { namesSubstance } from '../names/plant-name';
import { isHeading } from '../remarks';
import { maxJoinedLength } from './join-names';
import { demote, type ReadPiece } from './read-piece';

const minNamesOfList = 3;

/**
 * A line without a known name above a list is the title of its product or shade: 'Nude 02'. The line of an ingredient
 * has a word for a part or a substance.
 */
export function markTitleLines(pieces: readonly ReadPiece[]): void {
  const lines: ReadPiece[][] = [];
  let line: ReadPiece[] = [];
  for (const piece of pieces) {
    line.push(piece);
    if (!piece.endsLine) continue;
    lines.push(line);
    line = [];
  }
  for (const [at, own] of lines.entries()) {
    const known = lines[at + 1]?.filter(({ ingredients }) => ingredients.length > 0) ?? [];
    if (own.at(-1)?.end !== 'line' || !own.every(mayBeTitle)) continue;
    if (known.length < minNamesOfList) continue;
    for (const piece of own) piece.isRemark = true;
    const last = own.at(-1);
    if (last) last.end = 'colon';
  }
}

const mayBeTitle = ({ ingredients, isMayContain, raw }: ReadPiece) =>
  ingredients.length === 0 &&
  !isMayContain &&
  raw.length <= maxJoinedLength &&
  !namesSubstance(raw);

const maxTitles = 40;
const maxKnownTitles = 5;
/** What a colon after them lists is in them: 'Parfum: Limonene, Linalool, Citral'. */
const listedParts = new Set(['Parfum', 'Aroma', 'Iron Oxides']);

/** Shades and products may have names of ingredients: 'Honey: Mica, Talc, Silica', 'Moonbeam, Saffron: Mica, Talc, Silica'. */
export function demoteKnownTitles(pieces: readonly ReadPiece[]): void {
  for (const [at, piece] of pieces.entries()) {
    const [name] = piece.ingredients;
    if (piece.end !== 'colon' || !name || listedParts.has(name.name)) continue;
    const list = pieces.slice(at + 1, at + 1 + minNamesOfList);
    if (list.length < minNamesOfList || list.some(({ ingredients }) => ingredients.length === 0))
      continue;
    let first = at;
    while (at - first < maxTitles && pieces[first - 1]?.end === 'comma') first -= 1;
    const titles = pieces.slice(first, at + 1);
    if (titles.some(({ isMayContain, percent }) => isMayContain || percent !== null)) continue;
    const known = titles.filter(({ ingredients }) => ingredients.length > 0).length;
    // Otherwise it ends a list.
    const isTitle = piece.endsLine ? known <= maxKnownTitles : known === 1;
    if (isTitle) for (const title of titles) demote(title);
  }
}

/** Shades before a colon are titles too: 'Dusk, Blackberry: Talc, Mica'. */
export function demoteTitles(pieces: readonly ReadPiece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (piece.isMayContain || !isSectionTitle(piece, pieces[at + 1])) continue;
    for (let before = at - 1; before >= 0; before -= 1) {
      const title = pieces[before];
      if (title?.end !== 'comma' || title.isMayContain) break;
      // A shade may have the name of an ingredient: 'Dusk, Saffron, Blackberry: Talc, Mica'.
      const previous = pieces[before - 1];
      const isBetween = previous?.end === 'comma' && previous.ingredients.length === 0;
      const mayBeShade = isBetween && /^[\p{L} '-]+$/u.test(title.raw);
      if (title.ingredients.some(({ isOwnName }) => isOwnName || !mayBeShade)) break;
      demote(title);
    }
  }
}

/** Whether a piece before a colon is a title: 'Night Cream: Aqua, Glycerin'. */
export function isSectionTitle(piece: ReadPiece, next: ReadPiece | undefined): boolean {
  if (piece.end !== 'colon' || piece.isMayContain) return false;
  if (isHeading(piece.raw)) return true;
  return piece.ingredients.length === 0 && next !== undefined && next.ingredients.length > 0;
}
