/** What ends a piece of a label. */
type PieceEnd = 'comma' | 'colon' | 'stop' | 'line';

/** A piece of a label between separators; the pieces in order have all words of the label. */
export interface LabelPiece {
  raw: string;
  end: PieceEnd;
  /** Whether a line ends after it, perhaps after another separator. */
  endsLine: boolean;
  /** The words 'may contain' or the sign '+/-': what follows is only in some shades. */
  isMayContain: boolean;
}

/** Brackets around more than this are part of the list, not of a name. */
const maxBracketLength = 200;
const mayContain =
  /^(?:\+ ?[/\\] ?[-–:]|[-–] ?[/\\] ?\+|±|may (?:also )?contain|peut contenir|kann enthalten|puede contener|può contenere|pode conter|kan bevatten)(?! traces)/i;
/** At least as long as the longest of these with what must not follow. */
const mayContainLength = 40;
const mayContainStarts = new Set('+-–±mpk');
const separators = new Set(',;•·|●▪◦\n');
/** A period after these does not end a name. */
const abbreviations = new Set(
  'no nr ext var ssp spp subsp sp l d c i f st vit vs approx incl e g'.split(' '),
);

/** Splits a clean label into pieces, each character being read a bounded number of times. */
export function splitLabel(text: string): LabelPiece[] {
  const partners = pairBrackets(text);
  const pieces: LabelPiece[] = [];
  let from = 0;
  let insideUntil = -1;
  const cut = (to: number, next: number, end: PieceEnd, isMayContain = false) => {
    const raw = text.slice(from, to).trim();
    const last = pieces.at(-1);
    if (raw !== '') pieces.push({ raw, end, endsLine: end === 'line', isMayContain });
    else if (last && end === 'line') last.endsLine = true;
    from = next;
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    const partner = partners.get(at);
    if (partner !== undefined && at > insideUntil && partner > at) {
      if (isList(text, at, partner)) cut(at, at + 1, 'comma');
      else insideUntil = partner;
      continue;
    }
    if (at <= insideUntil) continue;
    if ('([{)]}<>'.includes(sign)) {
      // The bracket of a list or of a code such as '<ILN42554>', or one without a partner.
      cut(at, at + 1, 'comma');
      continue;
    }
    const markLength = mayContainStarts.has(sign.toLowerCase()) ? mayContainAt(text, at) : 0;
    if (markLength > 0) {
      cut(at, at, 'comma');
      cut(at + markLength, at + markLength, 'comma', true);
      at += markLength - 1;
      continue;
    }
    const end = separatorAt(text, at, sign);
    if (end) cut(at, at + 1, end);
  }
  cut(text.length, text.length, 'line');
  return pieces;
}

/** Pairs each opening bracket with its closing one, in both directions. */
function pairBrackets(text: string): Map<number, number> {
  const partners = new Map<number, number>();
  const open: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '(' || sign === '[' || sign === '{') open.push(at);
    else if (sign === ')' || sign === ']' || sign === '}') {
      const start = open.pop();
      if (start === undefined) continue;
      partners.set(start, at);
      partners.set(at, start);
    }
  }
  return partners;
}

/** Whether brackets enclose a part of the list: '[+/- Mica, CI 77891 (Titanium Dioxide)]'. */
function isList(text: string, open: number, close: number): boolean {
  if (close - open > maxBracketLength) return true;
  let first = open + 1;
  // '[(+/-): Mica]'
  while (first < open + 4 && /[ (]/.test(text.charAt(first))) first += 1;
  const sign = mayContainAt(text, first);
  // '(+/-)' alone is one too; its brackets separate nothing.
  return sign > 0;
}

function mayContainAt(text: string, at: number): number {
  const before = text.charAt(at - 1);
  if (/[\p{L}\p{N}]/u.test(before) && /[a-z]/i.test(text.charAt(at))) return 0;
  return mayContain.exec(text.slice(at, at + mayContainLength))?.[0].length ?? 0;
}

function separatorAt(text: string, at: number, sign: string): PieceEnd | null {
  if (sign === '\n') return 'line';
  if (sign === ',') return isLocant(text, at) ? null : 'comma';
  if (separators.has(sign)) return 'comma';
  if (sign === ':')
    return isDigit(text.charAt(at - 1)) && isDigit(text.charAt(at + 1)) ? null : 'colon';
  if (sign === '.') return isStop(text, at) ? 'stop' : null;
  const isDash = sign === '-' || sign === '–' || sign === '—';
  if (isDash && text.charAt(at + 1) === ' ' && /[\s,.;]/.test(text.charAt(at - 1) || ' '))
    return 'comma';
  return null;
}

/** The comma in '1,2-Hexanediol' and '0,5%', but not in '77491,77492'. */
function isLocant(text: string, at: number): boolean {
  if (!isDigit(text.charAt(at - 1)) || !isDigit(text.charAt(at + 1))) return false;
  return !(
    isDigit(text.charAt(at - 2)) &&
    isDigit(text.charAt(at - 3)) &&
    isDigit(text.charAt(at - 4))
  );
}

function isStop(text: string, at: number): boolean {
  const next = text.charAt(at + 1);
  if (next === '') return true;
  const isSpaced = next === ' ' || next === '\n';
  const then = isSpaced ? text.charAt(at + 2) : next;
  if (!/[\p{Lu}\d*(["'“†+–•-]/u.test(then)) return false;
  let start = at;
  while (start > 0 && at - start < 12 && /\p{L}/u.test(text.charAt(start - 1))) start -= 1;
  const word = text.slice(start, at).toLowerCase();
  if (abbreviations.has(word)) return false;
  if (isSpaced) return !(isDigit(text.charAt(at - 1)) && isDigit(then));
  if (/[-–*•]/.test(then)) return /\p{Lu}/u.test(text.charAt(at + 2));
  // Without a space: 'softness.Water', but not 'C.I.77891' and '2.5'.
  return (
    (word.length >= 3 && /\p{Lu}/u.test(then)) ||
    (text.charAt(at - 1) === ')' && /\p{Lu}/u.test(then))
  );
}

const isDigit = (sign: string) => sign >= '0' && sign <= '9';
