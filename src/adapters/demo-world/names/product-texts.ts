import { type BrandStyle, brandStyles } from '../brand-style';
import type { DemoBrand } from '../brands';
import { isClaimTrue, isScentFree } from '../kinds/claims';
import type { Formula } from '../kinds/formula';
import type { Kind } from '../kinds/kind';
import { whatItSuits } from '../kinds/suits';
import type { Random } from '../random';

export interface ProductTexts {
  description: string;
  howToUse: string;
  features: string[];
  keyIngredients: string[];
}

const scentNotes = {
  top: [
    'bergamot',
    'pink pepper',
    'mandarin',
    'cardamom',
    'green fig',
    'blackcurrant',
    'neroli',
    'pear',
    'grapefruit',
    'juniper',
  ],
  heart: [
    'rose',
    'iris',
    'jasmine',
    'orange blossom',
    'violet leaf',
    'peony',
    'lavender',
    'clary sage',
    'black tea',
    'osmanthus',
  ],
  base: [
    'sandalwood',
    'amber',
    'white musk',
    'vetiver',
    'vanilla',
    'cedarwood',
    'tonka bean',
    'oakmoss',
    'benzoin',
    'patchouli',
  ],
};

const introductions = [
  'With {list}: it {does}.',
  'Built around {list}, it {does}.',
  '{List} at its heart; it {does}.',
  'Thanks to {list}, it {does}.',
];

/**
 * Texts for a formula: the kind's own, the effects of its actives, whom it suits, and the brand's
 * closing sentence.
 */
export function writeTexts(
  kind: Kind,
  brand: DemoBrand,
  formula: Formula,
  name: string,
  random: Random,
): ProductTexts {
  const style = brandStyles[brand.style];
  const notes = kind.naming === 'scent' ? pickNotes(random) : null;
  const middle = notes
    ? `${capital(notes.top)} on top, ${notes.heart} in the heart, ${notes.base} beneath.`
    : introduce(formula, random);
  const description = [random.pick(kind.about), middle, random.pick(style.voice)];
  const howToUse = random.pick(kind.howTo);
  const promises = features(kind, style, formula, random);
  return {
    description: description.filter(Boolean).join(' '),
    howToUse,
    features: [
      ...promises,
      ...whatItSuits(kind, brand.style, name, formula, promises),
      ...(brand.country ? [`Made in ${brand.country}`] : []),
    ],
    keyIngredients: notes
      ? [notes.top, notes.heart, notes.base].map(capital)
      : keyIngredients(kind, formula),
  };
}

function pickNotes(random: Random) {
  return {
    top: random.pick(scentNotes.top),
    heart: random.pick(scentNotes.heart),
    base: random.pick(scentNotes.base),
  };
}

function introduce({ actives }: Formula, random: Random): string {
  const [first] = actives;
  if (!first) return '';
  const names = actives.slice(0, 2).map(({ name }) => inSentence(name));
  const list = names.join(' and ');
  return random
    .pick(introductions)
    .replace('{list}', list)
    .replace('{List}', capital(list))
    .replace('{does}', first.does);
}

function keyIngredients(kind: Kind, { actives, ingredients }: Formula): string[] {
  // A supplement's blend has a trade name, so the text names its ingredients.
  const names =
    kind.naming === 'supplement'
      ? actives.flatMap(({ inci }) => inci).slice(0, 4)
      : actives.map(({ name }) => name);
  const bases: [inci: string, name: string][] = [
    ['Squalane', 'Squalane'],
    ['Sodium Hyaluronate', 'Hyaluronic Acid'],
    ['Panthenol', 'Panthenol'],
    ['Butyrospermum Parkii Butter', 'Shea Butter'],
    ['Tocopherol', 'Vitamin E'],
    ['Zinc Oxide', 'Zinc Oxide'],
    ['Kaolin', 'Kaolin'],
    ['Glycerin', 'Glycerin'],
  ];
  if (kind.naming === 'supplement' || kind.recipe === null) return [...new Set(names)];
  const more = bases.filter(([inci]) => ingredients.includes(inci)).map(([, name]) => name);
  return [...new Set([...names, ...more])].slice(0, Math.max(3, names.length));
}

function features(kind: Kind, style: BrandStyle, formula: Formula, random: Random): string[] {
  const list = random.some(kind.features, 3);
  const isCosmetic =
    kind.recipe !== null && kind.naming !== 'scent' && kind.naming !== 'supplement';
  if (isCosmetic && isScentFree(formula) && random.chance(0.6)) list.push('Fragrance-free');
  const claim = random.pick(style.claims);
  if (isClaimTrue(claim, kind, formula)) list.push(claim);
  return [...new Set(list)];
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Ingredient names are lower case within a sentence, except abbreviations and proper names. */
const inSentence = (name: string) =>
  /^(PHA|CoQ10|MSM|Job|Vitamin|Pre |\d)/.test(name)
    ? name.replace('Vitamin', 'vitamin')
    : name.toLowerCase();
