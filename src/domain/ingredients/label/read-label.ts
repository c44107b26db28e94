import type { FoundIngredient } from '../dictionary/dictionary';
import { cleanLabel } from './clean-label';
import { splitBrackets } from './names/brackets';
import { namesSubstance } from './names/plant-name';
import { isProductTitle, possibleParts } from './possible-parts';
import { isHeading, isRemark, saysWithout } from './remarks';
import type { NameResolver } from './resolve-name';
import { type LabelPiece, splitLabel } from './split-label';

/** Where on a label a name stands. */
interface LabelPart {
  /** The name of a product of a kit, or of a group such as 'Active ingredients'; null: none. */
  section: string | null;
  /** After 'may contain' or '+/-': only in some shades. */
  mayContain: boolean;
}

/** A piece of a label; the pieces in order have all of its words. */
export interface LabelItem {
  /** As written. */
  raw: string;
  /** A name, known or not; a remark is a heading, a footnote or a sentence. */
  kind: 'name' | 'remark';
  /** Usually one. Empty: unknown, or a remark. */
  ingredients: readonly FoundIngredient[];
  /** Among the names of its part, from 0; null: a remark. */
  position: number | null;
  part: LabelPart;
  /** As stated; null: not stated. */
  percent: number | null;
  /** What the label adds to the name, such as 'organic' and 'nano'. */
  notes: readonly string[];
}

interface ReadPiece extends LabelPiece {
  isRemark: boolean;
  ingredients: readonly FoundIngredient[];
  percent: number | null;
  notes: readonly string[];
}

/** Reads the text of a label in time proportional to its length. */
export function readLabel(text: string, names: NameResolver): LabelItem[] {
  const split = splitLabel(cleanLabel(text));
  const joined = joinNames(
    split.map((piece) => readPiece(piece, names)),
    names,
  );
  const pieces = joined.flatMap((piece) => splitPiece(piece, names));
  markTitleLines(pieces);
  demoteKnownTitles(pieces);
  demotePraise(pieces);
  demoteSentences(pieces);
  demoteTitles(pieces);
  return placePieces(pieces);
}

const hasLetter = /\p{L}/u;

function readPiece(piece: LabelPiece, names: NameResolver): ReadPiece {
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
function splitPiece(piece: ReadPiece, names: NameResolver): ReadPiece[] {
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

const maxJoinedLength = 120;

/** Joins the halves of names that a line break or a comma has torn: '1, 2-Hexanediol'. */
function joinNames(pieces: readonly ReadPiece[], names: NameResolver): ReadPiece[] {
  const joined: ReadPiece[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at];
    if (!piece) continue;
    const next = pieces.slice(at + 1, at + 3);
    const whole = isHalf(piece, next[0]) ? joinNext(piece, next, names) : null;
    joined.push(whole?.piece ?? piece);
    at += whole?.count ?? 0;
  }
  return joined;
}

/** Whether a piece may be half of a name: it or the next one is unknown. */
function isHalf(
  { ingredients, isMayContain, raw, end }: ReadPiece,
  next: ReadPiece | undefined,
): boolean {
  if (isMayContain || !next || raw.length > maxJoinedLength) return false;
  if (end !== 'line' && end !== 'comma') return false;
  return ingredients.length === 0 || next.ingredients.length === 0;
}

function joinNext(
  first: ReadPiece,
  next: readonly ReadPiece[],
  names: NameResolver,
): { piece: ReadPiece; count: number } | null {
  let raw = first.raw;
  let { end } = first;
  let hasComma = false;
  for (const [at, piece] of next.entries()) {
    if (piece.isMayContain || (end !== 'line' && end !== 'comma')) return null;
    // '(Coconut) Oil' and 'Seed Oil' are never names of their own.
    const isLine = end === 'line' || isRestOfName(piece.raw);
    raw += `${isLine ? ' ' : ', '}${piece.raw}`;
    end = piece.end;
    if (raw.length > maxJoinedLength) return null;
    const areUnknown = at === 0 && first.ingredients.length + piece.ingredients.length === 0;
    hasComma ||= !isLine;
    const ingredients = hasComma
      ? findTorn(raw, names, areUnknown)
      : names.resolve(raw).ingredients;
    if (ingredients.length === 0) continue;
    return {
      piece: { ...first, raw, end, endsLine: piece.endsLine, isRemark: false, ingredients },
      count: at + 1,
    };
  }
  return null;
}

const restOfName =
  /^(?:\(\p{L}[\p{L} '-]{1,30}\) )?(?:(?:seed|fruit|leaf|flower|root|kernel|bark|peel|bran|germ|nut|bud|stem|wood|needle|rhizome|sprout)[ /]?)*(?:oil|extract|butter|water|wax|juice|powder|starch|gum|protein|cera|denat)(?: ?\/ ?[\p{L} '-]{4,60})?$/iu;
const isRestOfName = (raw: string) =>
  raw.length <= 80 && restOfName.test(raw.replace(/[*.]+$/, ''));

/** A name with a comma: '1, 2-Hexanediol', 'Helianthus, Annuus (Sunflower) Seed Oil'. */
function findTorn(
  name: string,
  names: NameResolver,
  /** Whether the comma stands between two unknown pieces. */
  areUnknown: boolean,
): readonly FoundIngredient[] {
  const bare = name.startsWith('(') ? '' : splitBrackets(name).outside;
  const found = names.dictionary.find(name) ?? names.dictionary.find(bare);
  if (found) return [found];
  if (!areUnknown) return [];
  // 'Caprylyl, Glycol Mica', 'Rosmarinus, Officinalis Leaf Extract/Rosemary Leaf Extract'
  const { ingredients, way } = names.resolve(name.replace(',', ''));
  const isSafe =
    way === 'run' ||
    way === 'one name' ||
    way === 'misspelled' ||
    (way === 'plant' && /^\p{L}+,/u.test(name));
  return isSafe ? ingredients : [];
}

/**
 * Sentences have commas too: in 'Formulated without parabens, mineral oil and talc' nothing is an ingredient.
 */
function demoteSentences(pieces: readonly ReadPiece[]): void {
  for (let from = 0; from < pieces.length; ) {
    let to = from;
    while (to < pieces.length - 1 && !endsSentence(pieces[to], pieces[to + 1])) to += 1;
    demoteSentence(pieces.slice(from, to + 1));
    from = to + 1;
  }
}

const minNamesOfList = 3;

/**
 * A line without a known name above a list is the title of its product or shade: 'Nude 02'. The line of an ingredient
 * has a word for a part or a substance.
 */
function markTitleLines(pieces: readonly ReadPiece[]): void {
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
function demoteKnownTitles(pieces: readonly ReadPiece[]): void {
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

const maxPraised = 6;

/**
 * Shops praise ingredients above the list: '-Squalane: Locks in moisture, softens.' or '-Lavender, Rosemary, and
 * Chamomile: Calm.' Amounts are stated of ingredients, so names with percentages remain.
 */
function demotePraise(pieces: readonly ReadPiece[]): void {
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

/** Shades before a colon are titles too: 'Dusk, Blackberry: Talc, Mica'. */
function demoteTitles(pieces: readonly ReadPiece[]): void {
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

function demote(piece: ReadPiece): void {
  piece.isRemark = true;
  piece.ingredients = [];
}

/** Gives names their positions and parts. */
function placePieces(pieces: readonly ReadPiece[]): LabelItem[] {
  const items: LabelItem[] = [];
  let part: LabelPart = { section: null, mayContain: false };
  let position = 0;
  for (const [at, piece] of pieces.entries()) {
    const { raw, ingredients, percent, notes } = piece;
    const isTitle = isSectionTitle(piece, pieces[at + 1]);
    if (piece.isMayContain && !part.mayContain) {
      part = { ...part, mayContain: true };
      position = 0;
    } else if (isTitle) {
      part = { section: sectionName(raw), mayContain: false };
      position = 0;
    }
    const isName = !piece.isRemark && !isTitle;
    items.push({
      raw,
      kind: isName ? 'name' : 'remark',
      ingredients: isName ? ingredients : [],
      position: isName ? position : null,
      part,
      percent: isName ? percent : null,
      notes: isName ? notes : [],
    });
    if (isName) position += 1;
  }
  return items;
}

/** Whether a piece before a colon is a title: 'Night Cream: Aqua, Glycerin'. */
function isSectionTitle(piece: ReadPiece, next: ReadPiece | undefined): boolean {
  if (piece.end !== 'colon' || piece.isMayContain) return false;
  if (isHeading(piece.raw)) return true;
  return piece.ingredients.length === 0 && next !== undefined && next.ingredients.length > 0;
}

const maxSectionLength = 80;

function sectionName(raw: string): string | null {
  const name = raw
    .replace(/^[ \-–—*•]+/, '')
    .slice(0, maxSectionLength)
    .trim();
  return /^(?:full )?(?:ingredients?|inci|composition)$/i.test(name) ? null : name;
}
