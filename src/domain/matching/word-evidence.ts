import type { Alignment } from './align-words';
import { type Evidence, featureNumber } from './evidence';
import { areRelatedForms, isAncillary, isImplied, isTexture, isVague } from './forms';
import type { Title } from './read-title';
import { titleShape } from './title-shape';
import { isSoft, type TitleWord } from './title-words';
import type { WordKind } from './word-kind';

interface Context {
  /** Words on both sides are rather another one of a line; words on one side rather more praise. */
  way: Way;
  bothAside: boolean;
  isAppended: boolean;
  /** In a scent's name a form is a name: 'Good Girl Blush Eau de Parfum'. */
  isScent: boolean;
  /** 'Lip Balm' and 'Nourishing Lip Balm' share no name: the praise is the name. */
  isNamed: boolean;
}

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

/** Counts what the words that two titles share, and do not share, say about their being one product. */
export function addWordEvidence(
  evidence: Evidence,
  alignment: Alignment,
  left: Title,
  right: Title,
): void {
  const { shared, leftOnly, rightOnly } = alignment;
  addShared(evidence, shared);
  if (leftOnly.length === 0 && rightOnly.length === 0) return;

  const shape = titleShape(alignment, left, right);
  if (shape.isSubtitle || shape.isDescribed) {
    evidence.add(shape.isSubtitle ? subtitle : described);
    return;
  }
  if (shape.beginsOtherwise) evidence.add(otherBeginning);
  if (shape.isExchange) evidence.add(exchangedWord);
  if (leftOnly.some(isAside) && rightOnly.some(isAside)) evidence.add(otherAside);
  const context: Context = {
    way: leftOnly.some(isPlain) && rightOnly.some(isPlain) ? swapped : added,
    bothAside: left.words.some(isAside) && right.words.some(isAside),
    isAppended: shape.isAppended,
    isScent: left.concentration !== null || right.concentration !== null,
    isNamed: isNamed(shared),
  };
  addOnly(evidence, leftOnly, right, context);
  addOnly(evidence, rightOnly, left, context);
}

function addShared(evidence: Evidence, shared: readonly TitleWord[]): void {
  for (const { kind, stem } of shared) {
    if (kind === 'name') evidence.add(sharedName);
    else if (kind === 'number') evidence.add(stem.length > 1 ? sharedNumber : sharedName);
    else if (kind === 'form') evidence.add(sharedForm);
    else if (kind !== 'filler') evidence.add(sharedOther);
  }
}

function addOnly(
  evidence: Evidence,
  only: readonly TitleWord[],
  other: Title,
  context: Context,
): void {
  // 'with Shea Butter' describes; '- Walk of No Shame Collection' is another one of the line.
  const namesOne = only.every(isNamingIfAside);
  for (const word of only) {
    evidence.add(word.aside && namesOne ? asideOther : wordFeature(word, other, context));
  }
}

const isAside = ({ aside }: TitleWord) => aside;

const isPlain = ({ aside }: TitleWord) => !aside;

const isNamingIfAside = ({ aside, kind }: TitleWord) =>
  !aside || kind === 'name' || kind === 'number' || kind === 'variant' || kind === 'grade';

/** Whether shared words name something more than what it is and where it goes, or are many. */
function isNamed(shared: readonly TitleWord[]): boolean {
  let telling = 0;
  for (const { kind } of shared) {
    if (kind === 'filler') continue;
    if (kind !== 'form' && kind !== 'part' && kind !== 'audience') return true;
    telling += 1;
  }
  return telling > 3;
}

/** The number of what a word counts as that the other title does not have. */
function wordFeature(word: TitleWord, other: Title, context: Context): number {
  const { kind, stem, aside } = word;
  const { way, bothAside } = context;
  if (kind === 'filler' || (aside && !bothAside)) return asideAlone;
  if (aside) return isSoft(kind) || isVague(stem) ? asideSoft : asideOther;
  if (kind === 'form') return formFeature(stem, other, context);
  if (!context.isNamed && isSoft(kind)) return way.name;
  const isUnsaid = kind === 'part' || kind === 'variant';
  if (isUnsaid && other.words.some((said) => isImplied(stem, said.stem))) return way.praise;
  return way[kind];
}

function formFeature(form: string, other: Title, context: Context): number {
  const { way, isAppended, isScent } = context;
  let hasForm = false;
  let isRelated = false;
  for (const { kind, stem } of other.words) {
    if (kind !== 'form') continue;
    hasForm = true;
    isRelated ||= areRelatedForms(stem, form);
  }
  const isOneMore = hasForm && isTexture(form);
  if (isAppended && !isScent && !isAncillary(form) && !isOneMore) return appendedForm;
  // 'Naked3' is 'Naked3 Eyeshadow Palette': who names no form contradicts none.
  if (!hasForm && !isScent && !isAncillary(form)) return way.formToNone;
  return isRelated || (way.isAdded && isVague(form)) ? way.relatedForm : way.form;
}
