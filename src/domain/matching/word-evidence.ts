import type { Alignment } from './align-words';
import type { Evidence } from './evidence';
import { areRelatedForms, isAncillary, isImplied, isTexture, isVague } from './forms';
import type { Feature } from './match-weights';
import type { Title } from './read-title';
import { titleShape } from './title-shape';
import { isSoft, type TitleWord } from './title-words';
import type { WordKind } from './word-kind';

interface Context {
  /** Words on both sides are rather another one of a line; words on one side rather more praise. */
  way: 'added' | 'swapped';
  bothAside: boolean;
  isAppended: boolean;
  /** In a scent's name a form is a name: 'Good Girl Blush Eau de Parfum'. */
  isScent: boolean;
  /** 'Lip Balm' and 'Nourishing Lip Balm' share no name: the praise is the name. */
  isNamed: boolean;
}

/** Counts what the words that two titles share, and do not share, say about their being one product. */
export function addWordEvidence(
  evidence: Evidence,
  alignment: Alignment,
  left: Title,
  right: Title,
): void {
  const { shared, leftOnly, rightOnly } = alignment;
  for (const word of shared) {
    const feature = sharedFeature(word);
    if (feature) evidence.add(feature);
  }
  if (leftOnly.length === 0 && rightOnly.length === 0) return;

  const shape = titleShape(alignment, left, right);
  if (shape.isSubtitle || shape.isDescribed) {
    evidence.add(shape.isSubtitle ? 'subtitle' : 'described');
    return;
  }
  if (shape.beginsOtherwise) evidence.add('other beginning');
  if (shape.isExchange) evidence.add('exchanged word');
  if (leftOnly.some(isAside) && rightOnly.some(isAside)) evidence.add('other aside');
  const isOpen = (word: TitleWord) => !word.aside;
  const context: Context = {
    way: leftOnly.some(isOpen) && rightOnly.some(isOpen) ? 'swapped' : 'added',
    bothAside: left.words.some(isAside) && right.words.some(isAside),
    isAppended: shape.isAppended,
    isScent: left.concentration !== null || right.concentration !== null,
    isNamed: shared.some(isName) || shared.filter(isTelling).length > 3,
  };
  addOnly(evidence, leftOnly, right, context);
  addOnly(evidence, rightOnly, left, context);
}

function addOnly(
  evidence: Evidence,
  only: readonly TitleWord[],
  other: Title,
  context: Context,
): void {
  // 'with Shea Butter' describes; '- Walk of No Shame Collection' is another one of the line.
  const namesOne = only.every(({ aside, kind }) => !aside || isNaming(kind));
  for (const word of only) {
    evidence.add(word.aside && namesOne ? 'aside other' : wordFeature(word, other, context));
  }
}

function sharedFeature({ kind, stem }: TitleWord): Feature | null {
  if (kind === 'number' && stem.length > 1) return 'shared number';
  if (kind === 'name' || kind === 'number') return 'shared name';
  if (kind === 'form') return 'shared form';
  return kind === 'filler' ? null : 'shared other';
}

/** Written out, because a text that is put together must be looked up letter by letter. */
const byKind = {
  added: {
    praise: 'added praise',
    grade: 'added grade',
    active: 'added active',
    audience: 'added audience',
    form: 'added form',
    part: 'added part',
    variant: 'added variant',
    number: 'added number',
    name: 'added name',
  },
  swapped: {
    praise: 'swapped praise',
    grade: 'swapped grade',
    active: 'swapped active',
    audience: 'swapped audience',
    form: 'swapped form',
    part: 'swapped part',
    variant: 'swapped variant',
    number: 'swapped number',
    name: 'swapped name',
  },
} as const satisfies Record<Context['way'], Record<Exclude<WordKind, 'filler'>, Feature>>;

const isAside = ({ aside }: TitleWord) => aside;

const isTelling = ({ kind }: TitleWord) => kind !== 'filler';

const isNaming = (kind: WordKind) =>
  kind === 'name' || kind === 'number' || kind === 'variant' || kind === 'grade';

/** Whether a word names something more than what it is and where it goes. */
const isName = ({ kind }: TitleWord) =>
  kind !== 'form' && kind !== 'part' && kind !== 'audience' && kind !== 'filler';

function wordFeature(word: TitleWord, other: Title, context: Context): Feature {
  const { kind, stem, aside } = word;
  const { way, bothAside } = context;
  if (kind === 'filler' || (aside && !bothAside)) return 'aside alone';
  if (aside) return isSoft(kind) || isVague(stem) ? 'aside soft' : 'aside other';
  if (kind === 'form') return formFeature(stem, other, context);
  if (!context.isNamed && isSoft(kind)) return byKind[way].name;
  const isUnsaid = kind === 'part' || kind === 'variant';
  if (isUnsaid && other.words.some((said) => isImplied(stem, said.stem))) return byKind[way].praise;
  return byKind[way][kind];
}

function formFeature(form: string, other: Title, context: Context): Feature {
  const { way, isAppended, isScent } = context;
  const theirs = other.words.filter(({ kind }) => kind === 'form');
  const isOneMore = theirs.length > 0 && isTexture(form);
  if (isAppended && !isScent && !isAncillary(form) && !isOneMore) return 'appended form';
  // 'Naked3' is 'Naked3 Eyeshadow Palette': who names no form contradicts none.
  if (theirs.length === 0 && !isScent && !isAncillary(form)) {
    return `${way} form to none`;
  }
  const isNear =
    (way === 'added' && isVague(form)) || theirs.some(({ stem }) => areRelatedForms(stem, form));
  return isNear ? `${way} related form` : `${way} form`;
}
