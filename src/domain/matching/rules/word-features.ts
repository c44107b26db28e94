import type { TitleWord } from '../titles/title-word';
import {
  areRelatedForms,
  isAncillary,
  isImplied,
  isOtherGood,
  isTexture,
  isVague,
} from '../words/forms';
import type { WordKind } from '../words/word-kind';
import type { AlignedWords, UnsharedWord } from './align-words';
import type { WordUse } from './brand-catalog';

/**
 * What a word means that only one of two titles has: its kind, or
 * - first form: a product type, while the other title has none
 * - related form: a product type that shops use in place of the other title's
 * - texture: a form that a line sells beside its other products ('stick', 'gel')
 * - other good: a product type that is always another product ('shampoo', 'candle')
 * - flanker: any word in a fragrance's name
 * - description: it says what the product is, after its whole name
 * - described aside, named aside: in a part that shops add or omit
 */
type Difference =
  | Exclude<WordKind, 'filler' | 'form'>
  | 'first form'
  | 'related form'
  | 'other form'
  | 'texture'
  | 'other good'
  | 'flanker'
  | 'description'
  | 'described aside'
  | 'named aside';

/** A feature of the words of two titles. */
export type WordFeature =
  | 'same words'
  /** They share at least five words, as two products of a line rarely do. */
  | 'many shared words'
  /** 'Night Cream', 'Sleeping Cream'. */
  | 'synonym'
  /** They share product type and body part, but nothing that names it. */
  | 'no shared name'
  /** 'The Water Cream', 'The Water Cream Oil-Free Pore Minimizing Moisturizer'. */
  | 'long description'
  /** The same, but before the end of the name. */
  | 'detailed inside'
  /** 'Water Jet Soothing Solution', 'Water Jet Vital Solution': words in the place of others. */
  | 'exchanged word'
  | 'other beginning'
  /** How the brand's other products use an added word. */
  | 'separating word'
  | 'describing word'
  | 'rare name'
  | `${'added' | 'swapped'} ${Difference}`;

interface TitlePair {
  words: AlignedWords;
  offer: readonly TitleWord[];
  product: readonly TitleWord[];
  isScent: boolean;
  /** How the brand's other products use a word, alone and in a phrase; null: unknown. */
  wordUse: ((word: TitleWord, phrase: readonly TitleWord[]) => WordUse) | null;
}

const minDescriptionWords = 3;
const minManySharedWords = 5;

/** Counts the features of two titles' words. */
export function countWordFeatures(pair: TitlePair, count: (feature: WordFeature) => void): void {
  const { shared, synonyms, offerOnly, productOnly } = pair.words;
  const unshared = offerOnly.length + productOnly.length;
  for (let found = 0; found < synonyms; found += 1) count('synonym');
  if (unshared === 0) {
    if (synonyms === 0) count('same words');
    return;
  }
  if (shared.length >= minManySharedWords) count('many shared words');
  const isNamed = shared.some(isNaming) || shared.length > 3;
  if (!isNamed) count('no shared name');
  const bothAside = hasAside(pair.offer) && hasAside(pair.product);
  const isTypeless = !hasType(pair.offer) && !hasType(pair.product) && !shared.some(isOfSkincare);
  const isMain = ({ word }: UnsharedWord): boolean => bothAside || !word.aside;
  const ofOffer = offerOnly.filter(isMain);
  const ofProduct = productOnly.filter(isMain);
  if (ofOffer.length > 0 && ofProduct.length > 0) {
    if (isExchange(ofOffer, pair.offer, ofProduct, pair.product)) count('exchanged word');
    if (beginsUnshared(ofOffer) && beginsUnshared(ofProduct)) count('other beginning');
    const surroundings = { isNamed, bothAside, isTypeless, saysWhatItIs: false };
    countDifferences('swapped', pair, surroundings, count);
    return;
  }
  const more = ofOffer.length > 0 ? ofOffer : ofProduct;
  const other = ofOffer.length > 0 ? pair.product : pair.offer;
  const isAfter = more.length > 0 && more.every(({ place }) => place === 'after');
  if (more.length >= minDescriptionWords && more.filter(isDescribing).length >= 2) {
    count(isAfter ? 'long description' : 'detailed inside');
  }
  const saysWhatItIs = isAfter && !pair.isScent && endsInForm(more, other);
  countDifferences('added', pair, { isNamed, bothAside, isTypeless, saysWhatItIs }, count);
}

const isNaming = ({ kind }: TitleWord): boolean =>
  kind !== 'form' && kind !== 'part' && kind !== 'audience';

const hasType = (words: readonly TitleWord[]): boolean =>
  words.some(({ kind }) => kind === 'form' || kind === 'part');

/** 'Cleansing Water', 'Vitamin C Facial': no fragrance is named like this. */
const isOfSkincare = ({ kind, text }: TitleWord): boolean =>
  kind === 'active' || kind === 'audience' || (kind === 'praise' && text.endsWith('ing'));

/** What makes another fragrance of a line. */
const distinguishes: ReadonlySet<WordKind> = new Set(['name', 'variant', 'grade', 'number']);

const hasAside = (words: readonly TitleWord[]): boolean => words.some(({ aside }) => aside);

const beginsUnshared = ([first]: readonly UnsharedWord[]): boolean => first?.place === 'before';

const isDescribing = ({ word }: UnsharedWord): boolean => describes(word);

const describes = ({ kind, stem }: TitleWord): boolean =>
  kind === 'praise' || kind === 'active' || kind === 'audience' || isVague(stem);

/** 'Lip Maestro', 'Lip Maestro Liquid Matte Lipstick': the other title has no product type. */
function endsInForm(more: readonly UnsharedWord[], other: readonly TitleWord[]): boolean {
  const last = more.at(-1)?.word;
  if (last?.kind !== 'form' || isAncillary(last.stem)) return false;
  // 'Body Cream', 'Deodorant Spray': a scent's line, not the scent.
  if (more.some(({ word: { kind, stem } }) => kind === 'part' || isOtherGood(stem))) return false;
  return !other.some(({ kind }) => kind === 'form');
}

interface Surroundings {
  /** 'Lip Balm' and 'Nourishing Lip Balm' share no name: the adjective is the name. */
  isNamed: boolean;
  bothAside: boolean;
  /** 'Daisy' and 'Daisy Dream': neither says what it is, as fragrances do. */
  isTypeless: boolean;
  saysWhatItIs: boolean;
}

function countDifferences(
  way: 'added' | 'swapped',
  { words, offer, product, isScent, wordUse }: TitlePair,
  surroundings: Surroundings,
  count: (feature: WordFeature) => void,
): void {
  // A word in place of another is no addition, however the brand uses it.
  const isAddition = words.offerOnly.length === 0 || words.productOnly.length === 0;
  const sides = [
    { only: words.offerOnly, other: product },
    { only: words.productOnly, other: offer },
  ];
  for (const { only, other } of sides) {
    const isAsideName = isNamingAside(only);
    const phrase = only.map(({ word }) => word);
    const isAnother = only.some(({ word }) => isAlwaysAnother(word, other));
    for (const { word } of only) {
      const isAside = word.aside && !isAsideName && !isOtherGood(word.stem);
      const difference = isAside
        ? asideDifference(word, surroundings)
        : differenceOf(word, other, isScent, surroundings);
      // Praise beside a word that makes another product does not make it the same one.
      if (isAnother && difference === 'praise') continue;
      count(`${way} ${difference}`);
      const mayUse = wordUse && isAddition && !isAlwaysAnother(word, other);
      const use = mayUse ? usedAs(wordUse(word, phrase), difference) : null;
      if (use) count(use);
    }
  }
}

/** What the brand's other products say about an added word; null: nothing. */
function usedAs(use: WordUse, difference: Difference): WordFeature | null {
  if (!mayDescribe.has(difference)) return null;
  if (use === 'separates') return 'separating word';
  if (use === 'describes') return 'describing word';
  return difference === 'name' || difference === 'grade' ? 'rare name' : null;
}

/** An eye cream is no cream, and a scented candle no scent, whatever the brand's catalog says. */
const mayDescribe: ReadonlySet<Difference> = new Set([
  'name',
  'variant',
  'grade',
  'texture',
  'other form',
]);

/** Brands sell mascaras that are waterproof beside others, and creams that are tinted. */
function isAlwaysAnother({ text }: TitleWord, other: readonly TitleWord[]): boolean {
  if (text === 'tinted') return true;
  return text === 'waterproof' && other.some(({ stem }) => stem === 'mascara');
}

/** 'with Shea Butter' describes; '- Walk of Roses Collection' names another product of the line. */
function isNamingAside(only: readonly UnsharedWord[]): boolean {
  return only.every(
    ({ word: { aside, kind } }) =>
      !aside || kind === 'name' || kind === 'number' || kind === 'variant' || kind === 'grade',
  );
}

function asideDifference(word: TitleWord, { bothAside }: Surroundings): Difference {
  return bothAside && !describes(word) ? 'named aside' : 'described aside';
}

function differenceOf(
  word: TitleWord,
  other: readonly TitleWord[],
  isScent: boolean,
  { isNamed, isTypeless, saysWhatItIs }: Surroundings,
): Difference {
  const { kind, stem } = word;
  if (isScent && kind !== 'part' && !isVague(stem)) return 'flanker';
  if (isTypeless && distinguishes.has(kind)) return 'flanker';
  if (saysWhatItIs && kind !== 'number' && kind !== 'name') return 'description';
  if (kind === 'form') return formDifference(stem, other, isScent);
  if (!isNamed && describes(word)) return 'name';
  if (kind === 'filler') return 'praise';
  const mayBeImplied = kind === 'part' || kind === 'variant';
  return mayBeImplied && other.some((said) => isImplied(stem, said.stem)) ? 'praise' : kind;
}

function formDifference(form: string, other: readonly TitleWord[], isScent: boolean): Difference {
  if (isOtherGood(form)) return 'other good';
  if (isVague(form) && !isScent) return 'related form';
  const forms = other.filter(({ kind }) => kind === 'form');
  if (forms.some(({ stem }) => areRelatedForms(stem, form))) return 'related form';
  if (forms.length === 0 && !isAncillary(form)) return 'first form';
  return isTexture(form) || forms.length === 0 ? 'texture' : 'other form';
}

/** Whether the unshared words of one title are between the same words as those of the other. */
function isExchange(
  ofOffer: readonly UnsharedWord[],
  offer: readonly TitleWord[],
  ofProduct: readonly UnsharedWord[],
  product: readonly TitleWord[],
): boolean {
  const [one, other] = [spanOf(ofOffer), spanOf(ofProduct)];
  if (!one || !other) return false;
  return (
    offer[one.from - 1]?.stem === product[other.from - 1]?.stem &&
    offer[one.to]?.stem === product[other.to]?.stem
  );
}

/** The positions of words that are together, with at most one other word between them. */
function spanOf(words: readonly UnsharedWord[]): { from: number; to: number } | null {
  const from = words[0]?.at ?? 0;
  const to = (words.at(-1)?.at ?? 0) + 1;
  const isTogether = words.every(({ place }) => place === words[0]?.place);
  return isTogether && to - from <= words.length + 1 ? { from, to } : null;
}
