import type { Alignment } from './align-words';
import { areRelatedForms, isAncillary, isImplied, isTexture, isVague } from './forms';
import type { Feature } from './match-weights';
import type { Title } from './read-title';
import { titleShape } from './title-shape';
import { isSoft, type TitleWord } from './title-words';
import type { WordKind } from './word-kind';

/** How often each kind of evidence was found. */
export type Evidence = Map<Feature, number>;

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

/** What the words that two titles share, and do not share, say about their being one product. */
export function wordEvidence(alignment: Alignment, left: Title, right: Title): Evidence {
  const { shared, leftOnly, rightOnly } = alignment;
  const found: Evidence = new Map();
  const add = (feature: Feature) => found.set(feature, (found.get(feature) ?? 0) + 1);
  for (const { kind, stem } of shared) {
    if (kind === 'number' && stem.length > 1) add('shared number');
    else if (kind === 'name' || kind === 'number') add('shared name');
    else if (kind === 'form') add('shared form');
    else if (kind !== 'filler') add('shared other');
  }
  if (leftOnly.length === 0 && rightOnly.length === 0) return found;

  const shape = titleShape(alignment, left, right);
  if (shape.isSubtitle || shape.isDescribed) {
    add(shape.isSubtitle ? 'subtitle' : 'described');
    return found;
  }
  if (shape.beginsOtherwise) add('other beginning');
  if (shape.isExchange) add('exchanged word');
  if (leftOnly.some(isAside) && rightOnly.some(isAside)) add('other aside');
  const isOpen = (word: TitleWord) => !word.aside;
  const context: Context = {
    way: leftOnly.some(isOpen) && rightOnly.some(isOpen) ? 'swapped' : 'added',
    bothAside: left.words.some(isAside) && right.words.some(isAside),
    isAppended: shape.isAppended,
    isScent: left.concentration !== null || right.concentration !== null,
    isNamed: shared.some(isName) || shared.filter(isTelling).length > 3,
  };
  addAll(leftOnly, right);
  addAll(rightOnly, left);
  return found;

  function addAll(only: readonly TitleWord[], other: Title): void {
    // 'with Shea Butter' describes; '- Walk of No Shame Collection' is another one of the line.
    const namesOne = only.filter(isAside).every(({ kind }) => isNaming(kind));
    for (const word of only) {
      add(word.aside && namesOne ? 'aside other' : wordFeature(word, other, context));
    }
  }
}

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
  if (!context.isNamed && isSoft(kind)) return `${way} name`;
  const isUnsaid = kind === 'part' || kind === 'variant';
  if (isUnsaid && other.words.some((said) => isImplied(stem, said.stem))) return `${way} praise`;
  return `${way} ${kind}`;
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
