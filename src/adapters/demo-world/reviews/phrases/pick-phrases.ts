import { fragrance } from './fragrance';
import { general } from './general';
import { haircare } from './haircare';
import { makeup } from './makeup';
import type { Phrases } from './phrases';
import { skincare } from './skincare';
import { supplements } from './supplements';
import { tools } from './tools';

const ofCategory: Readonly<Record<string, Phrases>> = {
  skincare,
  makeup,
  haircare,
  fragrance,
  tools,
  supplements,
};

const nouns: Readonly<Record<string, string>> = {
  cleansers: 'cleanser',
  moisturizers: 'moisturizer',
  serums: 'serum',
  sunscreen: 'sunscreen',
  masks: 'mask',
  'eye-care': 'eye cream',
  foundation: 'foundation',
  concealer: 'concealer',
  eyeshadow: 'eyeshadow',
  mascara: 'mascara',
  lipstick: 'lipstick',
  shampoo: 'shampoo',
  conditioner: 'conditioner',
  treatments: 'treatment',
  women: 'scent',
  men: 'scent',
  unisex: 'scent',
  'body-sprays': 'body spray',
  travel: 'scent',
  sponges: 'sponge',
  collagen: 'collagen',
};

/** The sentences about products of a category, without those for every product. */
export function phrasesOf(category: string, subcategory: string): Phrases {
  // The tools among hair care are devices, not something to rinse out.
  return (subcategory === 'tools' ? tools : ofCategory[category]) ?? general;
}

/** What people call such a product. */
export const nounOf = (subcategory: string): string => nouns[subcategory] ?? 'product';
