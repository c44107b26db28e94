import type { Token } from '../text/tokenize';
import { substitutes } from '../vocabulary/substitutes';
import { findTerm, slugsWithin } from '../vocabulary/terms';
import { phraseIndex } from './phrase-index';
import type { Decision } from './resolve-spans';

type SlotDecision = Decision & { outcome: Exclude<Decision['outcome'], string> };

const sunscreen = { slot: { kind: 'type', slug: 'sunscreen' }, label: 'Sunscreens' } as const;
const perfume = { slot: { kind: 'type', slug: 'perfume' }, label: 'Perfumes' } as const;
const withSpf = { slot: { kind: 'spf', min: 1, max: null }, label: 'With SPF' } as const;
/** Sold side by side, so that shoppers name both without "and". */
const pairs = new Set(['shampoo conditioner', 'facial-roller gua-sha', 'gua-sha facial-roller']);
const isPair = (types: readonly [string, string]): boolean => pairs.has(types.join(' '));
const sunscreens = new Set(slugsWithin('type', 'sunscreen'));
/** Says that it is a present, not what is in it. */
const giftWords = new Set(['gift', 'present', 'stocking', 'stuffer', 'idea']);

/**
 * Settles queries with several types: a brush for foundation is a foundation brush, a moisturizer
 * with sunscreen has an SPF, a lip gloss set is a lip gloss, an
 * ampoule sheet mask is a sheet mask; shampoo and conditioner stay both.
 */
export function combineTypes(
  decisions: readonly Decision[],
  tokens: readonly Token[],
  keys: readonly string[],
): Decision[] {
  const result = [...decisions];
  const replace = (old: Decision, ...by: Decision[]) => {
    const index = result.indexOf(old);
    if (index >= 0) result.splice(index, 1, ...by);
  };
  dropImpliedCategory(result, replace);
  nameSunscreen(result, tokens, replace);
  const presents = settleGifts(result, keys, replace);
  composeForms(result, tokens, keys, replace);
  widenCologne(result, replace);
  const types = result.filter(isType);
  for (let nth = 0; nth + 1 < types.length; nth++) {
    const [first, second] = [types[nth], types[nth + 1]];
    if (!first || !second) continue;
    const between = tokens.slice(first.end, second.at).map(({ text }) => text);
    const isList =
      between.includes('and') ||
      between.includes('or') ||
      tokens.slice(first.end, second.at + 1).some(({ gap }) => /[,/+]/.test(gap));
    const isFor = between.includes('for') || between.includes('to');
    const slugs = [slugOf(first), slugOf(second)] as const;
    if (between.includes('with') && sunscreens.has(slugs[1])) {
      replace(second, { ...second, outcome: withSpf });
    } else if (isFor && slugsWithin('type', slugs[0]).includes(slugs[1])) {
      replace(first, { ...first, outcome: 'ignored' });
    } else if (between.length === 0 && isPlainPalette(second, keys)) {
      // A concealer palette has concealers.
      replace(second, { ...second, outcome: 'ignored' });
    } else if (between.length === 0 && types.length === 2 && !isList && !isPair(slugs)) {
      replace(first, {
        ...first,
        outcome: sunscreens.has(slugs[0]) ? withSpf : purposeOf(slugs[0]),
      });
    } else if (between.includes('with') && !isList) {
      replace(second);
    } else if (isFor && !isList) {
      const composed = composedType(first, second, keys);
      if (composed) replace(first, { ...first, outcome: composed });
      replace(second, { ...second, outcome: 'ignored' });
      for (const told of describing(result, second)) replace(told, { ...told, outcome: 'ignored' });
    } else if (slugsWithin('type', slugs[0]).includes(slugs[1])) {
      replace(first, { ...first, outcome: 'ignored' });
    } else if (slugsWithin('type', slugs[1]).includes(slugs[0])) {
      replace(second, { ...second, outcome: 'ignored' });
    }
  }
  return [...result, ...presents].sort((a, b) => a.at - b.at);
}

const isType = (decision: Decision): decision is SlotDecision =>
  typeof decision.outcome !== 'string' && decision.outcome.slot.kind === 'type';

function slugOf({ outcome: { slot } }: SlotDecision): string {
  return slot.kind === 'type' ? slot.slug : '';
}

/** What a type is for stays when another type says what it is: "bond repair mask". */
function purposeOf(type: string): Decision['outcome'] {
  for (const [kind, slug] of substitutes[`type:${type}`] ?? []) {
    const concern = kind === 'concern' ? findTerm(kind, slug) : undefined;
    if (concern) return { slot: { kind: 'concern', slug }, label: concern.label };
  }
  return 'ignored';
}

const isPlainPalette = ({ at, end }: Decision, keys: readonly string[]): boolean =>
  end === at + 1 && keys[at] === 'palette';

const describingKinds = new Set<string>(['claim', 'finish', 'form']);

/** The adjectives just before a noun: in "remover for waterproof mascara" the mascara is waterproof. */
function describing(decisions: readonly Decision[], noun: Decision): Decision[] {
  const told = decisions.find(
    ({ end, outcome }) =>
      end === noun.at && typeof outcome !== 'string' && describingKinds.has(outcome.slot.kind),
  );
  return told ? [told, ...describing(decisions, told)] : [];
}

/** "Brush for foundation" in the other order; a brush for powder foundation is also a foundation brush. */
function composedType(first: Decision, second: Decision, keys: readonly string[]) {
  for (let from = second.at; from < second.end; from++) {
    const turned = [...keys.slice(from, second.end), ...keys.slice(first.at, first.end)];
    for (const meaning of phraseIndex.lookUp(turned)) {
      if (meaning.is !== 'type') continue;
      return { slot: { kind: 'type', slug: meaning.type.slug } as const, label: meaning.label };
    }
  }
  return null;
}

type Replace = (old: Decision, ...by: Decision[]) => void;

/** "Pencil for eyebrows" is an eyebrow pencil. */
function composeForms(
  decisions: readonly Decision[],
  tokens: readonly Token[],
  keys: readonly string[],
  replace: Replace,
): void {
  for (const [nth, form] of [...decisions].entries()) {
    const type = decisions[nth + 1];
    if (!type || !isType(type) || typeof form.outcome === 'string') continue;
    const isFor = tokens.slice(form.end, type.at).some(({ text }) => text === 'for');
    const composed =
      form.outcome.slot.kind === 'form' && isFor ? composedType(form, type, keys) : null;
    if (!composed) continue;
    replace(form, { ...form, outcome: composed });
    replace(type, { ...type, outcome: 'ignored' });
  }
}

/** "SPF for dry skin" asks for a sunscreen; "makeup with SPF" does not. */
function nameSunscreen(
  decisions: readonly Decision[],
  tokens: readonly Token[],
  replace: Replace,
): void {
  const names = new Set(['type', 'category', 'brand', 'ingredient']);
  const isNamed = ({ outcome }: Decision) =>
    typeof outcome !== 'string' && names.has(outcome.slot.kind);
  if (decisions.some(isNamed)) return;
  for (const decision of [...decisions]) {
    const { at, outcome } = decision;
    if (typeof outcome === 'string' || outcome.slot.kind !== 'spf') continue;
    if (outcome.slot.min > 1 || outcome.slot.max !== null) continue;
    if (tokens[at]?.text === 'with' || tokens[at - 1]?.text === 'with') continue;
    replace(decision, { ...decision, outcome: sunscreen });
  }
}

/** A type says more than its category, except that gift sets exist in all of them. */
function dropImpliedCategory(decisions: readonly Decision[], replace: Replace): void {
  const types = decisions.filter(isType).map(slugOf);
  if (!types.some((slug) => slug !== 'gift-set')) return;
  for (const decision of [...decisions]) {
    if (typeof decision.outcome === 'string' || decision.outcome.slot.kind !== 'category') continue;
    replace(decision, { ...decision, outcome: 'ignored' });
  }
}

/** A present for him is more than a set; a set for him is asked for by name. */
function isForSomeone(
  types: readonly SlotDecision[],
  decisions: readonly Decision[],
  keys: readonly string[],
): boolean {
  const isSet = types.some(({ at, end }) => keys.slice(at, end).some((key) => !giftWords.has(key)));
  const isNamed = ({ outcome }: Decision) =>
    typeof outcome !== 'string' &&
    outcome.slot.kind === 'audience' &&
    ['women', 'men'].includes(outcome.slot.slug);
  return !isSet && decisions.some(isNamed);
}

/** What says by itself which present is meant. */
const presentKinds = new Set<string>([
  'category',
  'brand',
  'ingredient',
  'concern',
  'skin',
  'hair',
]);

/**
 * Beside another type, "set" is a word of its name and "gift" only says what it is for. Returns what people give as
 * presents, if the query says nothing but for whom.
 */
function settleGifts(
  decisions: readonly Decision[],
  keys: readonly string[],
  replace: Replace,
): Decision[] {
  const types = decisions.filter(isType);
  const isOnlyGift = types.every((type) => slugOf(type) === 'gift-set');
  if (isOnlyGift && !isForSomeone(types, decisions, keys)) return [];
  const isToldMore = decisions.some(
    ({ outcome }) => typeof outcome !== 'string' && presentKinds.has(outcome.slot.kind),
  );
  const presents = types.flatMap((gift) => [gift, { ...gift, outcome: perfume }]);
  for (const gift of types.filter((type) => slugOf(type) === 'gift-set')) {
    const ignored: Decision[] = [];
    for (let at = gift.at; at < gift.end; at++) {
      if (giftWords.has(keys[at] ?? '')) ignored.push({ at, end: at + 1, outcome: 'ignored' });
    }
    replace(gift, ...ignored);
  }
  return isOnlyGift && !isToldMore ? presents : [];
}

/** "Cologne" names a scent for men, and for anyone else a perfume. */
function widenCologne(decisions: readonly Decision[], replace: Replace): void {
  const isForOthers = decisions.some(
    ({ outcome }) =>
      typeof outcome !== 'string' &&
      outcome.slot.kind === 'audience' &&
      outcome.slot.slug !== 'men',
  );
  if (!isForOthers) return;
  for (const type of decisions.filter(isType)) {
    if (slugOf(type) === 'cologne') replace(type, { ...type, outcome: perfume });
  }
}
