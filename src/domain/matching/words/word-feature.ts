import { featureNumber } from '../rules/evidence';
import type { MarkedWords } from '../rules/marked-words';
import type { TitleWord } from '../titles/title-word';
import { areRelatedForms, isAncillary, isImplied, isTexture, isVague, mayBeImplied } from './forms';
import {
  asideBit,
  isSoftKind,
  ofActive,
  ofAudience,
  ofFiller,
  ofForm,
  ofGrade,
  ofName,
  ofNumber,
  ofPart,
  ofPraise,
  ofVariant,
  wordKindBits,
} from './word-numbers';

const appendedForm = featureNumber('appended form');
const asideAlone = featureNumber('aside alone');
const asideSoft = featureNumber('aside soft');
export const asideOther = featureNumber('aside other');

/** How unshared words are counted. */
interface Way {
  isAdded: boolean;
  relatedForm: number;
  formToNone: number;
  /** By the number of a word's kind. */
  byKind: Uint8Array;
}
export const added = wayOf('added');
export const swapped = wayOf('swapped');

function wayOf(way: 'added' | 'swapped'): Way {
  const byKind = new Uint8Array(wordKindBits + 1);
  byKind[ofPraise] = featureNumber(`${way} praise`);
  byKind[ofGrade] = featureNumber(`${way} grade`);
  byKind[ofActive] = featureNumber(`${way} active`);
  byKind[ofAudience] = featureNumber(`${way} audience`);
  byKind[ofForm] = featureNumber(`${way} form`);
  byKind[ofPart] = featureNumber(`${way} part`);
  byKind[ofVariant] = featureNumber(`${way} variant`);
  byKind[ofNumber] = featureNumber(`${way} number`);
  byKind[ofName] = featureNumber(`${way} name`);
  return {
    isAdded: way === 'added',
    relatedForm: featureNumber(`${way} related form`),
    formToNone: featureNumber(`${way} form to none`),
    byKind,
  };
}

/** The meaning of unshared words depends on the rest of both titles; reused for every pair. */
export const context = {
  /**
   * Unshared words on both sides suggest another product of the line; on one side, more
   * description.
   */
  way: added,
  bothAside: false,
  isAppended: false,
  /** In a scent's name a product type is part of the name: 'Good Girl Blush Eau de Parfum'. */
  isScent: false,
  /** 'Lip Balm' and 'Nourishing Lip Balm' share no name: the adjective is the name. */
  isNamed: false,
};

/** The feature number of an unshared word with this shape. */
export function wordFeature(word: TitleWord, shape: number, other: MarkedWords): number {
  const { way, bothAside } = context;
  const kind = shape & wordKindBits;
  const aside = (shape & asideBit) !== 0;
  if (kind === ofFiller || (aside && !bothAside)) return asideAlone;
  if (aside) return isSoftKind(kind) || isVague(word.stem) ? asideSoft : asideOther;
  if (kind === ofForm) return formFeature(word.stem, other);
  if (!context.isNamed && isSoftKind(kind)) return way.byKind[ofName] ?? 0;
  const isUnsaid = kind === ofPart || kind === ofVariant;
  const isPraise = isUnsaid && goesWithoutSaying(word.stem, other);
  return way.byKind[isPraise ? ofPraise : kind] ?? 0;
}

function goesWithoutSaying(stem: string, { words }: MarkedWords): boolean {
  if (!mayBeImplied(stem)) return false;
  for (let at = 0; at < words.length; at += 1) {
    if (isImplied(stem, words[at]?.stem ?? '')) return true;
  }
  return false;
}

function formFeature(form: string, { words, numbers }: MarkedWords): number {
  const { way, isScent } = context;
  let hasForm = false;
  let isRelated = false;
  for (let at = 0; at < words.length; at += 1) {
    if (((numbers.shapes[at] ?? 0) & wordKindBits) !== ofForm) continue;
    hasForm = true;
    isRelated ||= areRelatedForms(words[at]?.stem ?? '', form);
  }
  const isOneMore = hasForm && isTexture(form);
  if (context.isAppended && !isScent && !isAncillary(form) && !isOneMore) return appendedForm;
  // 'Naked3' is 'Naked3 Eyeshadow Palette': a title without a product type contradicts none.
  if (!hasForm && !isScent && !isAncillary(form)) return way.formToNone;
  return isRelated || (way.isAdded && isVague(form)) ? way.relatedForm : (way.byKind[ofForm] ?? 0);
}
