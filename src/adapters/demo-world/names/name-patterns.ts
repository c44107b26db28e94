import type { StyleName } from '../brand-style';
import {
  type Active,
  companionActives,
  hairActives,
  leadPlants,
  nobleActives,
  pantryActives,
  potentActives,
  type Role,
  secondPlants,
} from '../kinds/actives';
import type { Kind } from '../kinds/kind';
import { supplementActives } from '../kinds/supplement-actives';
import type { Word } from './vocabulary-names';
import * as vocabulary from './vocabulary-names';

/** The slots of a name in order; each takes one of its words. */
export type Pattern = readonly (readonly Word[])[];

const suiting = (list: readonly Active[], role: Role | null): Active[] =>
  list.filter(({ roles }) => role !== null && roles.includes(role));

const named = (list: readonly Active[]): Word[] =>
  list.map((active) => ({ text: active.name, active }));

const prefixed = (prefix: string, list: readonly Active[]): Word[] =>
  list.map((active) => ({ text: `${prefix} ${active.name}`, active }));

const withStrength = (list: readonly Active[]): Word[] =>
  list.flatMap((active) =>
    active.strengths.map((strength) => ({ text: `${active.name} ${strength}`, active })),
  );

const companions = (role: Role | null): Word[] =>
  suiting(companionActives, role).map((active) => ({
    text: ['+', active.name, ...active.strengths].join(' '),
    active,
  }));

const french: Readonly<Record<string, string>> = {
  Gold: 'Or Pur',
  Pearl: 'Perle',
  'Black Rose': 'Rose Noire',
  'White Camellia': 'Camélia Blanc',
  Orchid: 'Orchidée',
  'White Truffle': 'Truffe Blanche',
  Silk: 'Soie',
  'Glacier Water': 'Eau de Glacier',
  Peony: 'Pivoine',
  'Royal Jelly': 'Gelée Royale',
  Plankton: 'Plancton',
  'Rose Absolute': 'Rose Absolue',
};

/** Naming patterns of a style for a kind; at least one for everything the style makes. */
export function patternsFor(style: StyleName, kind: Kind): Pattern[] {
  const own = kind.nouns[style];
  const noun: Word[] = (own ?? kind.nouns.any).map((text) => ({ text }));
  switch (kind.naming) {
    case 'skin':
      return skinPatterns(style, kind.role, noun, own !== undefined);
    case 'color':
      return colorPatterns(style, kind.role, noun, own !== undefined);
    case 'hair':
      return hairPatterns(style, kind.role, noun);
    case 'scent':
      return scentPatterns(style, kind.subcategory, noun);
    case 'tool':
      return toolPatterns(style, kind, noun);
    case 'supplement':
      return supplementPatterns(kind, noun);
  }
}

function skinPatterns(
  style: StyleName,
  role: Role | null,
  noun: Word[],
  isFrench: boolean,
): Pattern[] {
  const v = vocabulary;
  switch (style) {
    case 'clinical': {
      const strong = withStrength(suiting(potentActives, role));
      if (role === 'peel')
        return [
          [strong, noun],
          [strong, companions(role), noun],
        ];
      if (role === 'stick') return [[v.laboratoryWords, noun]];
      return [
        [strong, noun],
        [strong, companions(role), noun],
        [v.laboratoryWords, noun],
      ];
    }
    case 'botanical': {
      const leads = named(suiting(leadPlants, role));
      const seconds = prefixed('&', suiting(secondPlants, role));
      return [
        [leads, seconds, noun],
        [leads, v.benefitWords, noun],
      ];
    }
    case 'k-beauty': {
      const pantry = named(suiting(pantryActives, role));
      return [
        [pantry, noun],
        [v.dewyWords, pantry, noun],
      ];
    }
    case 'french-pharmacy':
      return [
        [v.pharmacyLines, noun],
        [v.pharmacyLines, v.pharmacyGrades, noun],
      ];
    case 'couture': {
      const nobles = suiting(nobleActives, role);
      if (!isFrench) return [[named(nobles), noun]];
      const words = nobles.map((active) => ({ text: french[active.name] ?? active.name, active }));
      return [
        [noun, words],
        [noun, v.coutureLines],
        [noun, words, v.coutureSkinGrades],
      ];
    }
    case 'spa': {
      const nobles = named(suiting(nobleActives, role));
      return [
        [nobles, noun],
        [v.ritualWords, nobles, noun],
      ];
    }
    case 'barber':
      return [[v.ruggedWords, noun]];
    case 'artist':
      return [[v.attitudeWords, noun]];
    default:
      return [
        [v.everydayWords, noun],
        [v.everydayWords, named(suiting([...potentActives, ...companionActives], role)), noun],
      ];
  }
}

function colorPatterns(
  style: StyleName,
  role: Role | null,
  noun: Word[],
  isFrench: boolean,
): Pattern[] {
  const v = vocabulary;
  switch (style) {
    case 'couture':
      return isFrench ? [[noun, v.coutureLines]] : [[v.coutureLines, noun]];
    case 'botanical':
      return [
        [named(suiting(leadPlants, role ?? 'face')), noun],
        [v.benefitWords.slice(-6), noun],
      ];
    case 'k-beauty':
      return [[v.dewyColorWords, noun]];
    case 'artist':
      return [[v.attitudeWords, noun]];
    default:
      return [[v.colorPromiseWords, noun]];
  }
}

function hairPatterns(style: StyleName, role: Role | null, noun: Word[]): Pattern[] {
  const v = vocabulary;
  switch (style) {
    case 'botanical': {
      const leads = named(suiting(leadPlants, role));
      return [
        [leads, prefixed('&', suiting(secondPlants, role)), noun],
        [leads, noun],
      ];
    }
    case 'k-beauty': {
      const pantry = named(suiting(pantryActives, role));
      return [
        [pantry, noun],
        [v.dewyWords.slice(0, 9), pantry, noun],
      ];
    }
    case 'french-pharmacy':
      return [
        [v.pharmacyHairLines, noun],
        [v.pharmacyHairLines, v.pharmacyGrades.slice(0, 3), noun],
      ];
    case 'barber':
      return [[v.ruggedWords, noun]];
    case 'clinical':
      return [
        [v.laboratoryHairWords, noun],
        [named(suiting(hairActives, role)), noun],
      ];
    case 'drugstore':
      return [
        [v.hairPromiseWords, noun],
        [named(suiting(hairActives, role)), noun],
      ];
    default: {
      const actives = named(suiting(hairActives, role));
      return [
        [v.hairLines, noun],
        [actives, noun],
        [v.hairLines, actives, noun],
      ];
    }
  }
}

function scentPatterns(style: StyleName, subcategory: string, noun: Word[]): Pattern[] {
  const v = vocabulary;
  const hearts =
    subcategory === 'women' || subcategory === 'men' || subcategory === 'unisex'
      ? v.scentHearts[subcategory]
      : v.scentHearts.any;
  switch (style) {
    case 'couture':
      return [[v.coutureScentHeads, coutureTails(subcategory), noun]];
    case 'bath':
    case 'drugstore':
      if (subcategory === 'men') return [[v.ruggedWords, noun]];
      return [
        [v.sweetScents, noun],
        [v.sweetMoods, v.sweetScents, noun],
      ];
    case 'barber':
      return [
        [v.ruggedWords, noun],
        [v.scentOpenings, v.scentHearts.men, noun],
      ];
    default:
      return [
        [v.scentOpenings, hearts, noun],
        [hearts, v.scentPlaces, noun],
      ];
  }
}

const coutureTails = (subcategory: string): readonly Word[] =>
  subcategory === 'men'
    ? vocabulary.coutureScentTails.filter(({ text }) => !/Rose|Jasmin|Violette|Oranger/.test(text))
    : vocabulary.coutureScentTails;

function toolPatterns(style: StyleName, kind: Kind, noun: Word[]): Pattern[] {
  const v = vocabulary;
  const words = [...v.toolWords, ...(v.toolPraise[kind.subcategory] ?? [])];
  const isSingleBrush = kind.subcategory === 'makeup-brushes' && kind.sizes[0]?.length === 0;
  if (isSingleBrush && (style === 'toolmaker' || style === 'artist')) {
    return [[words, noun, v.toolNumbers]];
  }
  const isSoft = kind.shapes.includes('sponge') || kind.shapes.includes('pouch');
  return [
    [words, noun],
    [words, noun, isSoft ? v.softFinishes : v.toolFinishes],
  ];
}

function supplementPatterns(kind: Kind, noun: Word[]): Pattern[] {
  const v = vocabulary;
  const actives = named(supplementActives[kind.subcategory] ?? []);
  const isFlavored = kind.recipe === 'gummies' || kind.recipe === 'drinkPowder';
  if (isFlavored)
    return [
      [v.goalWords, noun, v.flavorWords],
      [v.goalWords, actives, noun],
    ];
  return [
    [v.goalWords, actives, noun],
    [v.goalWords, noun],
  ];
}
