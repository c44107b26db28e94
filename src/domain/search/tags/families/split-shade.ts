import { foldLetters } from '../../fold';
import { isColorWord } from '../shades/shade-words';

export interface SplitName {
  /** The name without its shade. */
  base: string;
  /** As written; null: the name states none. */
  shade: string | null;
}

/** A name, what separates it from its shade, and the shade, which may be in brackets. */
const separators = [' in ', ' - ', ' – ', ' — ', ' | ', ': ', ', ', ' ('];
const maxShadeLength = 40;
const maxShadeWords = 5;

/** Say that the end of a name is another product, not a shade. */
const otherThings = new Set(
  (
    'lipstick mascara foundation concealer palette eyeshadow shadow blush bronzer brush sponge primer ' +
    'powder cream gel serum liner eyeliner gloss balm oil spray mist pencil pen crayon ' +
    'set kit duo trio quad collection bundle refill mini travel size edition case compact spf fps pa ' +
    'waterproof ml oz g kg pack piece count ct unit free proof formula coverage finish wear one'
  ).split(' '),
);
/** Alone, they name a finish rather than a shade. */
const finishes = new Set(
  'matte satin sheer shimmer glitter metallic dewy glossy cream creme velvet natural radiant'.split(
    ' ',
  ),
);
/** Before "in" they are part of an expression: all in one, built in. */
const beforeIn = /(?:^|[ -])(?:all|built|leave|step|wash|sink|melt|lock|\d+)$/i;

/** Takes a name apart into the product and its shade, where products of its category come in shades. */
export function splitShade(
  name: string,
  { category }: { category: string; subcategory: string },
): SplitName {
  if (category !== 'makeup' && category !== 'tools') return { base: name, shade: null };
  let at = -1;
  let length = 0;
  for (const separator of separators) {
    const found = name.lastIndexOf(separator);
    if (found <= at) continue;
    at = found;
    length = separator.length;
  }
  if (at < 3) return { base: name, shade: null };
  const base = name.slice(0, at).trimEnd();
  const shade = name
    .slice(at + length)
    .replace(/\)\s*$/, '')
    .trim();
  const isShade = isShadeName(shade, category === 'makeup') && !beforeIn.test(base);
  return isShade ? { base, shade } : { base: name, shade: null };
}

/** Makeup has shades of any name; anything else only plain colors. */
function isShadeName(text: string, isMakeup: boolean): boolean {
  if (text === '' || text.length > maxShadeLength) return false;
  const words: readonly string[] = foldLetters(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0 || words.length > maxShadeWords) return false;
  if (!isMakeup) return words.every((word) => isColorWord(word) || finishes.has(word));
  // "24 Hour" is no shade, "Golden Hour" is; so are "Stick" and "Cinnamon Stick".
  if (words[0] === 'stick' || (words.includes('hour') && /\d/.test(text))) return false;
  return !words.some((word) => otherThings.has(word)) && !words.every((word) => finishes.has(word));
}
