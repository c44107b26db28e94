import type { JudgedProduct } from '../judged-product.ts';
import type { JudgedQuery, QueryGroup } from '../judged-query.ts';
import { all, hasInci, type Rule, under } from '../rules.ts';
import type { SephoraProduct } from './catalog.ts';

/** The shop's label, and how shoppers say it: after "for", and before a product type. */
const concerns: readonly {
  label: string;
  nouns: readonly string[];
  adjectives: readonly string[];
  /** Shelves where shoppers look for it; any when missing. */
  shelves?: readonly string[];
}[] = [
  {
    label: 'Acne/Blemishes',
    nouns: ['acne', 'breakouts', 'pimples', 'blemishes', 'acne-prone skin'],
    adjectives: ['acne', 'anti-acne', 'blemish'],
  },
  {
    label: 'Dark spots',
    nouns: ['dark spots', 'hyperpigmentation', 'discoloration', 'age spots', 'sun spots'],
    adjectives: ['dark spot', 'hyperpigmentation', 'pigmentation'],
  },
  {
    label: 'Redness',
    nouns: ['redness', 'rosacea', 'red irritated skin', 'facial redness'],
    adjectives: ['redness', 'anti-redness', 'calming redness'],
  },
  {
    label: 'Pores',
    nouns: ['large pores', 'enlarged pores', 'clogged pores', 'blackheads'],
    adjectives: ['pore', 'pore minimizing', 'pore refining'],
  },
  {
    label: 'Anti-Aging',
    nouns: ['wrinkles', 'fine lines', 'aging skin', 'mature skin', 'fine lines and wrinkles'],
    adjectives: ['anti-aging', 'anti wrinkle', 'antiageing'],
  },
  {
    label: 'Loss of firmness',
    nouns: ['sagging skin', 'loss of firmness', 'loose skin', 'loss of elasticity'],
    adjectives: ['firming', 'lifting', 'tightening'],
  },
  {
    label: 'Dullness/Uneven Texture',
    nouns: ['dull skin', 'dullness', 'uneven texture', 'rough skin texture', 'tired looking skin'],
    adjectives: ['brightening', 'radiance', 'smoothing'],
  },
  {
    label: 'Dryness',
    nouns: ['dry skin', 'dryness', 'dehydrated skin', 'very dry skin', 'flaky skin'],
    adjectives: ['hydrating', 'dry skin', 'moisturizing'],
  },
  {
    label: 'Dark Circles',
    nouns: ['dark circles', 'under-eye circles', 'dark under eyes', 'tired eyes'],
    adjectives: ['dark circle', 'under eye circle', 'under-eye brightening'],
    shelves: ['Face Serums', 'Eye Creams & Treatments'],
  },
];

const types: readonly { shelves: readonly string[]; words: readonly string[] }[] = [
  { shelves: ['Face Serums'], words: ['serum', 'face serum'] },
  {
    shelves: ['Moisturizers', 'Night Creams'],
    words: ['moisturizer', 'moisturiser', 'face cream'],
  },
  { shelves: ['Face Wash & Cleansers'], words: ['cleanser', 'face wash'] },
  { shelves: ['Toners'], words: ['toner'] },
  { shelves: ['Eye Creams & Treatments'], words: ['eye cream', 'eye treatment'] },
  { shelves: ['Face Masks', 'Sheet Masks'], words: ['face mask', 'mask'] },
  { shelves: ['Face Oils'], words: ['face oil', 'facial oil'] },
  { shelves: ['Face Sunscreen'], words: ['sunscreen', 'spf'] },
  { shelves: ['Facial Peels', 'Exfoliators'], words: ['peel', 'exfoliator'] },
];

const actives: readonly { words: readonly string[]; inci: RegExp }[] = [
  { words: ['vitamin c', 'vit c'], inci: /ascorb/ },
  { words: ['retinol', 'retinoid'], inci: /\bretin(ol|al|yl)/ },
  { words: ['niacinamide'], inci: /niacinamide/ },
  { words: ['hyaluronic acid', 'HA'], inci: /hyaluron/ },
  { words: ['salicylic acid', 'BHA'], inci: /salicylic acid/ },
  { words: ['glycolic acid', 'AHA'], inci: /glycolic acid/ },
  { words: ['ceramides', 'ceramide'], inci: /ceramide/ },
  { words: ['peptides', 'peptide'], inci: /peptide/ },
];

const skinTypes: readonly (readonly [word: string, label: RegExp])[] = [
  ['oily', /Oily/],
  ['dry', /Dry/],
  ['combination', /Combo|Combination/],
];

const plainTemplates = [
  (type: string, noun: string) => `${type} for ${noun}`,
  (type: string, _: string, adjective: string) => `${adjective} ${type}`,
  (type: string, noun: string) => `best ${type} for ${noun}`,
  (type: string, noun: string) => `${type} that helps with ${noun}`,
  (type: string, noun: string) => `${type} to treat ${noun}`,
];
const pricedTemplates = [
  (type: string, noun: string, _: string, price: number) => `${type} for ${noun} under $${price}`,
  (type: string, _: string, adjective: string, price: number) =>
    `${adjective} ${type} under ${price}`,
  (type: string, noun: string, _: string, price: number) =>
    `${type} for ${noun} below ${price} dollars`,
  (type: string, noun: string, _: string, price: number) => `${noun} ${type} less than $${price}`,
];
const looseTemplates = [
  (noun: string) => `something for ${noun}`,
  (noun: string) => `products for ${noun}`,
  (noun: string) => noun,
];
const prices = [30, 40, 60, 80, 25, 50];
/** With fewer answers, chance decides. */
const minRelevantProducts = 5;

const isSephora = (product: JudgedProduct): product is SephoraProduct => 'goodFor' in product;
const about =
  (rule: (product: SephoraProduct) => boolean): Rule =>
  (product) =>
    isSephora(product) && rule(product);

const at = <Item>(items: readonly Item[], turn: number): Item => items[turn % items.length] as Item;

/** Queries of concern, type, price, ingredient and skin type that the catalog can answer. */
export function concernQueries(catalog: readonly SephoraProduct[]): QueryGroup[] {
  const plain: JudgedQuery[] = [];
  const priced: JudgedQuery[] = [];
  const loose: JudgedQuery[] = [];
  const withActive: JudgedQuery[] = [];
  const forSkin: JudgedQuery[] = [];
  let turn = 0;
  for (const { label, nouns, adjectives, shelves: only } of concerns) {
    const helps = about(({ goodFor }) => goodFor.includes(label));
    for (const template of looseTemplates) {
      turn += 1;
      loose.push({ text: template(at(nouns, turn)), best: helps });
    }
    for (const { shelves, words } of types) {
      if (only && !shelves.some((shelf) => only.includes(shelf))) continue;
      const best = all(
        helps,
        about(({ shelf }) => shelves.includes(shelf)),
      );
      for (let repeat = 0; repeat < 2; repeat += 1) {
        turn += 1;
        const [type, noun, adjective] = [at(words, turn), at(nouns, turn), at(adjectives, turn)];
        const price = at(prices, turn);
        plain.push({ text: at(plainTemplates, turn)(type, noun, adjective), best });
        priced.push({
          text: at(pricedTemplates, turn)(type, noun, adjective, price),
          best,
          must: { price: under(price) },
        });
      }
      const active = at(actives, turn);
      withActive.push({
        text: `${at(active.words, turn)} ${at(words, turn)} for ${at(nouns, turn)}`,
        best: all(best, hasInci(active.inci)),
      });
      const [skin, skinLabel] = at(skinTypes, turn);
      forSkin.push({
        text: `${at(words, turn)} for ${skin} skin with ${at(nouns, turn)}`,
        best: all(
          best,
          about((product) => skinLabel.test(product.skinTypes)),
        ),
        good: all(
          best,
          about((product) => product.skinTypes === ''),
        ),
      });
    }
  }
  const groups: QueryGroup[] = [
    { name: 'type and concern', queries: plain },
    { name: 'type, concern and price', queries: priced },
    { name: 'concern alone', queries: loose },
    { name: 'ingredient, type and concern', queries: withActive },
    { name: 'skin type, type and concern', queries: forSkin },
  ];
  return groups.map(({ name, queries }) => ({
    name,
    queries: withoutRepeats(queries).filter((query) => isAnswerable(query, catalog)),
  }));
}

function isAnswerable(
  { best, must = {} }: JudgedQuery,
  catalog: readonly SephoraProduct[],
): boolean {
  const rule = all(best, ...Object.values(must));
  return catalog.filter(rule).length >= minRelevantProducts;
}

const withoutRepeats = (queries: readonly JudgedQuery[]): JudgedQuery[] => [
  ...new Map(queries.map((query) => [query.text, query])).values(),
];
