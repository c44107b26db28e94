import { type Evidence, featureNumber } from './evidence';
import { areRelatedForms, isAncillary, isImplied, isTexture, isVague } from './forms';
import { isOpen, type MarkedWords, standsForPair, type WordPairing } from './pair-words';
import {
  beginsOtherwise,
  isAppended,
  isDescribed,
  isExchange,
  isSubtitle,
  titleShape,
} from './title-shape';
import { isSoft, type TitleWord } from './title-words';
import type { WordKind } from './word-kind';

const sharedName = featureNumber('shared name');
const sharedNumber = featureNumber('shared number');
const sharedForm = featureNumber('shared form');
const sharedOther = featureNumber('shared other');
const subtitle = featureNumber('subtitle');
const described = featureNumber('described');
const otherBeginning = featureNumber('other beginning');
const exchangedWord = featureNumber('exchanged word');
const appendedForm = featureNumber('appended form');
const asideAlone = featureNumber('aside alone');
const asideSoft = featureNumber('aside soft');
const asideOther = featureNumber('aside other');
const otherAside = featureNumber('other aside');

/** What words that only one of two titles has are counted as. */
type Way = Readonly<
  Record<Exclude<WordKind, 'filler'> | 'relatedForm' | 'formToNone', number> & { isAdded: boolean }
>;
const added = wayOf('added');
const swapped = wayOf('swapped');

function wayOf(way: 'added' | 'swapped'): Way {
  return {
    isAdded: way === 'added',
    praise: featureNumber(`${way} praise`),
    grade: featureNumber(`${way} grade`),
    active: featureNumber(`${way} active`),
    audience: featureNumber(`${way} audience`),
    form: featureNumber(`${way} form`),
    relatedForm: featureNumber(`${way} related form`),
    formToNone: featureNumber(`${way} form to none`),
    part: featureNumber(`${way} part`),
    variant: featureNumber(`${way} variant`),
    number: featureNumber(`${way} number`),
    name: featureNumber(`${way} name`),
  };
}

/** What open words mean depends on the rest of both titles; used again for every pair of titles. */
const context = {
  /** Words on both sides are rather another one of a line; words on one side rather more praise. */
  way: added,
  bothAside: false,
  isAppended: false,
  /** In a scent's name a form is a name: 'Good Girl Blush Eau de Parfum'. */
  isScent: false,
  /** 'Lip Balm' and 'Nourishing Lip Balm' share no name: the praise is the name. */
  isNamed: false,
};

/**
 * Counts what the words that two titles share, and do not share, say about their being one product;
 * false: there are none that only one of them has.
 */
export function addWordEvidence(
  evidence: Evidence,
  pairing: WordPairing,
  isScent: boolean,
): boolean {
  const { left, right } = pairing;
  countShared(evidence, pairing);
  const leftOnly = countOpen(left);
  const rightOnly = countOpen(right);
  if (leftOnly === 0 && rightOnly === 0) return false;

  const shape = titleShape(pairing, leftOnly, rightOnly, isScent);
  if ((shape & (isSubtitle | isDescribed)) !== 0) {
    evidence.add((shape & isSubtitle) === 0 ? described : subtitle);
    return true;
  }
  if ((shape & beginsOtherwise) !== 0) evidence.add(otherBeginning);
  if ((shape & isExchange) !== 0) evidence.add(exchangedWord);
  const leftAside = countOpenAsides(left);
  const rightAside = countOpenAsides(right);
  if (leftAside > 0 && rightAside > 0) evidence.add(otherAside);
  context.way = leftOnly > leftAside && rightOnly > rightAside ? swapped : added;
  context.bothAside = hasAside(left) && hasAside(right);
  context.isAppended = (shape & isAppended) !== 0;
  context.isScent = isScent;
  context.isNamed = shared.hasName || shared.telling > 3;
  addOnly(evidence, left, right.words);
  addOnly(evidence, right, left.words);
  return true;
}

/** What shared words name: more than what it is and where it goes, or how many such words they are. */
const shared = { hasName: false, telling: 0 };

function countShared(evidence: Evidence, pairing: WordPairing): void {
  shared.hasName = false;
  shared.telling = 0;
  addShared(evidence, pairing, pairing.left);
  addShared(evidence, pairing, pairing.right);
}

function addShared(evidence: Evidence, pairing: WordPairing, side: MarkedWords): void {
  const { words } = side;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word || word.kind === 'filler' || !standsForPair(pairing, side, at)) continue;
    const { kind } = word;
    if (kind === 'form' || kind === 'part' || kind === 'audience') shared.telling += 1;
    else shared.hasName = true;
    if (kind === 'name') evidence.add(sharedName);
    else if (kind === 'number') evidence.add(word.stem.length > 1 ? sharedNumber : sharedName);
    else evidence.add(kind === 'form' ? sharedForm : sharedOther);
  }
}

function countOpen({ words, marks }: MarkedWords): number {
  let count = 0;
  for (let at = 0; at < words.length; at += 1) if (marks[at] === isOpen) count += 1;
  return count;
}

function countOpenAsides({ words, marks }: MarkedWords): number {
  let count = 0;
  for (let at = 0; at < words.length; at += 1) {
    if (marks[at] === isOpen && words[at]?.aside) count += 1;
  }
  return count;
}

function hasAside({ words }: MarkedWords): boolean {
  for (let at = 0; at < words.length; at += 1) if (words[at]?.aside) return true;
  return false;
}

function addOnly(
  evidence: Evidence,
  { words, marks }: MarkedWords,
  others: readonly TitleWord[],
): void {
  // 'with Shea Butter' describes; '- Walk of No Shame Collection' is another one of the line.
  let namesOne = true;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word?.aside && marks[at] === isOpen && !isNaming(word.kind)) namesOne = false;
  }
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word || marks[at] !== isOpen) continue;
    evidence.add(word.aside && namesOne ? asideOther : wordFeature(word, others));
  }
}

const isNaming = (kind: WordKind) =>
  kind === 'name' || kind === 'number' || kind === 'variant' || kind === 'grade';

/** The number of what a word counts as that the other title, of these words, does not have. */
function wordFeature({ kind, stem, aside }: TitleWord, others: readonly TitleWord[]): number {
  const { way, bothAside } = context;
  if (kind === 'filler' || (aside && !bothAside)) return asideAlone;
  if (aside) return isSoft(kind) || isVague(stem) ? asideSoft : asideOther;
  if (kind === 'form') return formFeature(stem, others);
  if (!context.isNamed && isSoft(kind)) return way.name;
  const isUnsaid = kind === 'part' || kind === 'variant';
  return isUnsaid && goesWithoutSaying(stem, others) ? way.praise : way[kind];
}

function goesWithoutSaying(stem: string, others: readonly TitleWord[]): boolean {
  for (let at = 0; at < others.length; at += 1) {
    if (isImplied(stem, others[at]?.stem ?? '')) return true;
  }
  return false;
}

function formFeature(form: string, others: readonly TitleWord[]): number {
  const { way, isScent } = context;
  let hasForm = false;
  let isRelated = false;
  for (let at = 0; at < others.length; at += 1) {
    const other = others[at];
    if (other?.kind !== 'form') continue;
    hasForm = true;
    isRelated ||= areRelatedForms(other.stem, form);
  }
  const isOneMore = hasForm && isTexture(form);
  if (context.isAppended && !isScent && !isAncillary(form) && !isOneMore) return appendedForm;
  // 'Naked3' is 'Naked3 Eyeshadow Palette': who names no form contradicts none.
  if (!hasForm && !isScent && !isAncillary(form)) return way.formToNone;
  return isRelated || (way.isAdded && isVague(form)) ? way.relatedForm : way.form;
}
