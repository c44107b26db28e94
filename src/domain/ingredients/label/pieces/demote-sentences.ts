import { isHeading, saysWithout } from '../remarks';
import { demote, type ReadPiece } from './read-piece';

const maxPraised = 6;

/**
 * Shops praise ingredients above the list: '-Squalane: Locks in moisture, softens.' or '-Lavender, Rosemary, and
 * Chamomile: Calm.' Amounts are stated of ingredients, so names with percentages remain.
 */
export function demotePraise(pieces: readonly ReadPiece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (piece.end !== 'colon' || piece.isMayContain) continue;
    let first = at;
    while (
      first > 0 &&
      at - first < maxPraised &&
      !isBullet(pieces[first]) &&
      pieces[first - 1]?.end === 'comma'
    )
      first -= 1;
    const praised = pieces.slice(first, at + 1);
    if (!isBullet(praised[0]) || praised.some(({ isMayContain }) => isMayContain)) continue;
    if (praised.length > 1 && praised.some(({ percent }) => percent !== null)) continue;
    for (const each of praised) demote(each);
    for (let next = at + 1; next < pieces.length; next += 1) {
      const said = pieces[next];
      if (!said || said.isMayContain || said.ingredients.length > 0) break;
      demote(said);
      if (said.end !== 'comma') break;
    }
  }
}

const isBullet = (piece: ReadPiece | undefined) =>
  piece !== undefined && /^[-–—•*]/.test(piece.raw);

/**
 * Sentences have commas too: in 'Formulated without parabens, mineral oil and talc' nothing is an ingredient.
 */
export function demoteSentences(pieces: readonly ReadPiece[]): void {
  for (let from = 0; from < pieces.length; ) {
    let to = from;
    while (to < pieces.length - 1 && !endsSentence(pieces[to], pieces[to + 1])) to += 1;
    demoteSentence(pieces.slice(from, to + 1));
    from = to + 1;
  }
}

function endsSentence(piece: ReadPiece | undefined, next: ReadPiece | undefined): boolean {
  if (!piece || next?.isMayContain) return true;
  // 'Formulated without: parabens, phthalates'
  if (piece.end === 'colon') return !(piece.isRemark && saysWithout(piece.raw));
  return piece.end !== 'comma';
}

function demoteSentence(pieces: readonly ReadPiece[]): void {
  const first = pieces.findIndex(
    ({ isRemark: isOne, isMayContain, raw }) => isOne && !isMayContain && !isHeading(raw),
  );
  const opening = pieces[first];
  if (!opening) return;
  const known = pieces.filter(({ ingredients }) => ingredients.length > 0).length;
  const isMostlyText = known * 2 <= pieces.length;
  if (!saysWithout(opening.raw) && !isMostlyText) return;
  // Names before the remark belong to a list that lacks its period.
  for (const [at, piece] of pieces.entries()) {
    if (at >= first || piece.ingredients.length === 0) demote(piece);
  }
}
