import type { Shelf } from './category-rules';

const says = (words: readonly string[], ...some: string[]) =>
  some.some((word) => words.includes(word));

const hairWords = ['hair', 'scalp', 'frizz', 'curl', 'curls', 'bond', 'blonde'];
/** With these, hair is not what a product cares for, or not only. */
const notOnlyHairWords =
  'removal|remover|ingrown|shave|shaving|trimmer|badger|shower|face|body|skin'.split('|');

/** Haircare by the form that a title names: a mask for the hair is a treatment. */
const hairShelves: Readonly<Record<string, Shelf>> = {
  'skincare/masks': 'haircare/treatments',
  'skincare/serums': 'haircare/treatments',
  'skincare/moisturizers': 'haircare/treatments',
  'skincare/cleansers': 'haircare/shampoo',
  'supplements/skin-supplements': 'supplements/hair-vitamins',
};

/**
 * Titles put other words between the purpose and the form: 'Eye Renewal Cream', 'Hair Density Serum',
 * 'Mineral Sunscreen Lotion'.
 */
export function purposeShelf(shelf: Shelf, words: readonly string[], isBodyCare: boolean): Shelf {
  if (shelf.startsWith('makeup/') || shelf === 'tools/sponges' || says(words, 'mascara')) {
    const made = makeupShelf(shelf, words);
    if (made !== shelf) return made;
  }
  const isForBrows = says(words, 'brow', 'brows', 'eyebrow', 'eyebrows');
  const isForLashes = says(words, 'lash', 'lashes', 'eyelash');
  const isForLips = says(words, 'lip', 'lips');
  const isCare = shelf === 'skincare/moisturizers' || shelf === 'skincare/serums';
  if (isCare && says(words, 'cleansing', 'cleanse')) {
    return says(words, ...hairWords) ? 'haircare/shampoo' : 'skincare/cleansers';
  }
  const isTan = says(words, 'tan', 'tanning', 'tanner');
  if (isTan && /^skincare\/serums$|^makeup\/foundation$|^fragrance\//.test(shelf)) {
    return 'skincare/moisturizers';
  }
  if (shelf === 'fragrance/body-sprays' && says(words, 'acne')) return 'skincare/serums';
  const isForHair = shelf.startsWith('haircare/') || shelf === 'tools/hair-tools';
  if (isForHair && isForBrows) return 'makeup/eyeshadow';
  if (isForHair && isForLashes) return 'skincare/eye-care';
  if (shelf === 'skincare/serums' && (isForBrows || isForLashes)) return 'skincare/eye-care';
  const isCleansing = says(words, 'cleansing') && !says(words, 'conditioner');
  if (shelf.startsWith('haircare/') && isCleansing) return 'haircare/shampoo';
  if (says(words, ...hairWords) && !says(words, ...notOnlyHairWords)) {
    if (shelf === 'skincare/cleansers' && says(words, 'scrub')) return 'haircare/treatments';
    return hairShelves[shelf] ?? shelf;
  }
  const isForEyes = says(words, 'eye', 'eyes', 'undereye') && !isForLips && !says(words, 'face');
  if (isForEyes && shelf === 'skincare/masks') return 'skincare/eye-care';
  const isScrub = shelf === 'skincare/cleansers' && says(words, 'scrub', 'exfoliator', 'polish');
  if (isForLips && (shelf === 'skincare/masks' || isScrub)) return 'skincare/moisturizers';
  if (isCare && says(words, 'tinted') && !isForLips) return 'makeup/foundation';
  const isBase = says(words, 'bb', 'cc', 'primer', 'foundation');
  if (shelf === 'skincare/sunscreen' && isBase) return 'makeup/foundation';
  const isForSun = says(words, 'spf') && says(words, 'sun', 'uv');
  if (isCare && (isForSun || says(words, 'sunscreen', 'sunblock'))) return 'skincare/sunscreen';
  if (isCare && isForEyes) return 'skincare/eye-care';
  const isForBody = isBodyCare || isForLips || says(words, 'body', 'hand', 'hands', 'foot', 'feet');
  return shelf === 'skincare/serums' && isForBody ? 'skincare/moisturizers' : shelf;
}

const lipCareWords = ['mask', 'masque', 'treatment', 'exfoliator', 'polish'];

/** Makeup by the part of the face that a title names before its form: 'Under Eye Corrector', 'Blush Trio Palette'. */
function makeupShelf(shelf: Shelf, words: readonly string[]): Shelf {
  const isForLips = says(words, 'lip', 'lips', 'lipstick');
  const isForCheeks = says(words, 'cheek', 'cheeks', 'blush', 'bronzer');
  const isForEyes = says(words, 'eye', 'eyes', 'eyeshadow', 'shadow');
  const isForBrows = says(words, 'brow', 'brows', 'eyebrow', 'eyebrows');
  const isUnderEyes = says(words, 'undereye') || words.join(' ').includes('under eye');
  switch (shelf) {
    case 'makeup/foundation':
      if (isForBrows || (isForEyes && says(words, 'primer'))) return 'makeup/eyeshadow';
      if (says(words, 'powder') && says(words, 'bronze', 'bronzing')) return 'makeup/blush-bronzer';
      return shelf;
    case 'makeup/eyeshadow':
      if (isUnderEyes && says(words, 'corrector', 'brightener')) return 'makeup/concealer';
      if (says(words, 'pigment', 'palette') && isForLips && !isForCheeks && !isForEyes) {
        return 'makeup/lipstick';
      }
      if (says(words, 'palette') && !isForEyes && !isForLips) {
        if (isForCheeks || says(words, 'sculpt', 'contour')) return 'makeup/blush-bronzer';
        if (says(words, 'correction', 'correcting', 'corrector')) return 'makeup/concealer';
      }
      return shelf;
    case 'makeup/blush-bronzer':
      if (isForLips && !isForCheeks) return 'makeup/lipstick';
      if (isForEyes && !isForLips && !isForCheeks && !says(words, 'face'))
        return 'makeup/eyeshadow';
      return shelf;
    case 'makeup/lipstick':
      if (says(words, 'blush') && says(words, 'cheek', 'cheeks')) return 'makeup/blush-bronzer';
      // A mask is care, with color or without.
      return isForLips && says(words, ...lipCareWords) && !says(words, 'gloss')
        ? 'skincare/moisturizers'
        : shelf;
    case 'tools/sponges':
      return /\b(?:setting|loose|pressed) powder\b/.test(words.join(' '))
        ? 'makeup/foundation'
        : shelf;
    case 'tools/eyelash-tools':
    case 'skincare/eye-care':
      return 'makeup/mascara';
    default:
      return shelf;
  }
}
