import type { FoundIngredient } from '../../dictionary/dictionary';
import { splitBrackets } from '../names/brackets';
import type { NameResolver } from '../resolve-name';
import type { ReadPiece } from './read-piece';

/** Longer texts are no name. */
export const maxJoinedLength = 120;
/** Pieces of one name: 'PPG - 26 - Buteth - 26' has four. */
const maxJoined = 4;
/** More than these are joined only if the dictionary has exactly the name. */
const maxJoinedLoosely = 3;

/** Joins the parts of names that a line break, a comma, or a spaced dash has torn: '1, 2-Hexanediol'. */
export function joinNames(pieces: readonly ReadPiece[], names: NameResolver): ReadPiece[] {
  const joined: ReadPiece[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at];
    if (!piece) continue;
    const next = pieces.slice(at + 1, at + maxJoined);
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
  let joined: { piece: ReadPiece; count: number } | null = null;
  let raw = first.raw;
  let { end } = first;
  let hasComma = false;
  for (const [at, piece] of next.entries()) {
    if (piece.isMayContain || (end !== 'line' && end !== 'comma')) break;
    // '(Coconut) Oil' and 'Seed Oil' are never names of their own.
    const isLine = end === 'line' || isRestOfName(piece.raw);
    raw += `${isLine ? ' ' : ', '}${piece.raw}`;
    end = piece.end;
    if (raw.length > maxJoinedLength) break;
    const areUnknown = at === 0 && first.ingredients.length + piece.ingredients.length === 0;
    hasComma ||= !isLine;
    const mustBeExact = joined !== null || at + 2 > maxJoinedLoosely;
    const ingredients: readonly FoundIngredient[] = mustBeExact
      ? findExactly(raw, names)
      : hasComma
        ? findTorn(raw, names, areUnknown)
        : names.resolve(raw).ingredients;
    if (ingredients.length === 0) continue;
    // 'PEG - 40' goes on: 'PEG - 40 - Hydrogenated Castor Oil'.
    joined = {
      piece: { ...first, raw, end, endsLine: piece.endsLine, isRemark: false, ingredients },
      count: at + 1,
    };
  }
  return joined;
}

function findExactly(name: string, names: NameResolver): readonly FoundIngredient[] {
  const found = names.dictionary.find(name);
  return found ? [found] : [];
}

const restOfName =
  /^(?:\(\p{L}[\p{L} '-]{1,30}\) )?(?:(?:seed|fruit|leaf|flower|root|kernel|bark|peel|bran|germ|nut|bud|stem|wood|needle|rhizome|sprout)[ /]?)*(?:oil|extract|butter|water|wax|juice|powder|starch|gum|protein|cera|denat)(?: ?\/ ?[\p{L} '-]{4,60})?$/iu;
const isRestOfName = (raw: string) =>
  raw.length <= 80 && restOfName.test(raw.replace(/[*.]+$/, ''));

/** Whether brackets after a comma name something else: 'Cocos Nucifera (Coconut) Oil, (Rose Absolute)'. */
function endsInOwnBracket(name: string): boolean {
  const start = name.lastIndexOf(', (');
  return (
    start >= 0 && /^[^()]*\)$/.test(name.slice(start + 3)) && /\p{L}{4}/u.test(name.slice(start))
  );
}

/** A name with a comma: '1, 2-Hexanediol', 'Helianthus, Annuus (Sunflower) Seed Oil'. */
function findTorn(
  name: string,
  names: NameResolver,
  /** Whether the comma stands between two unknown pieces. */
  areUnknown: boolean,
): readonly FoundIngredient[] {
  const bare = name.startsWith('(') || endsInOwnBracket(name) ? '' : splitBrackets(name).outside;
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
