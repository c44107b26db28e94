import type { Size } from '~/domain/catalog/product';
import { formatSize } from '~/domain/catalog/size';
import type { Title } from '../titles/read-title';
import type { TitleWord } from '../titles/title-word';
import type { Comparison, Conflict } from './compare-titles';
import type { Feature } from './match-weights';
import { packWords } from './packs';

/** The reasons for and against two titles being one product, in words. */
export function explainComparison(compared: Comparison): string[] {
  const { offer, product, brand, sameGtin, size, conflicts, features, words } = compared;
  const reasons: string[] = [];
  if (sameGtin) reasons.push(`the same GTIN: ${offer.gtin}`);
  if (!brand.isOther) reasons.push(brand.reason);
  addWords(reasons, 'both say', words.shared);
  addWords(
    reasons,
    'only the offer says',
    words.offerOnly.map(({ word }) => word),
  );
  addWords(
    reasons,
    'only the product says',
    words.productOnly.map(({ word }) => word),
  );
  if (size === true) reasons.push(`the same size: ${sizesOf(offer, product)}`);
  for (const feature of features.keys()) {
    const reason = describeFeature(feature, compared);
    if (reason !== null) reasons.push(reason);
  }
  for (const conflict of conflicts) reasons.push(describeConflict(conflict, compared));
  return reasons;
}

function addWords(reasons: string[], who: string, words: readonly TitleWord[]): void {
  const texts = words.filter(({ kind }) => kind !== 'filler').map(({ text }) => text);
  if (texts.length > 0) reasons.push(`${who}: ${texts.join(' ')}`);
}

/** Features that the lists of words do not show; null: they do. */
function describeFeature(
  feature: Feature,
  { offer, product, priceRatio }: Comparison,
): string | null {
  switch (feature) {
    case 'SPF not stated':
      return `only one of them states an SPF: ${offer.spf ?? product.spf}`;
    case 'same strength':
      return `the same strength: ${offer.strengths.join(', ')}`;
    case 'strength not stated':
      return `only one of them states a strength: ${[...offer.strengths, ...product.strengths].join(', ')}`;
    case 'pure parfum not stated':
      return 'only one of them is a parfum';
    case 'small size not stated':
      return 'only one of them says that it is a small or large size';
    case 'near size':
      return `the sizes are nearly the same: ${sizesOf(offer, product)}`;
    case 'set with other words':
      return 'sets with different names';
    case 'price apart':
    case 'price far apart':
      return `the prices differ by a factor of ${priceRatio?.toFixed(1)}`;
    case 'same ingredients':
      return 'the ingredients are the same';
    case 'other ingredients':
      return 'the ingredients are different';
    case 'exchanged word':
      return 'one says something else in the same place';
    case 'separating word':
      return 'other products of the brand differ by such a word';
    case 'describing word':
      return 'no other products of the brand differ by such a word';
    case 'own name':
      return 'no other product of the brand has all the words that both say';
    case 'no shared name':
      return 'they share no name';
    default:
      return null;
  }
}

function describeConflict(conflict: Conflict, { offer, product }: Comparison): string {
  switch (conflict) {
    case 'brand':
      return `different brands: ${offer.brand.telling.join(' ')} and ${product.brand.telling.join(' ')}`;
    case 'GTIN':
      return 'a different GTIN of the same maker';
    case 'size':
      return `different sizes: ${sizesOf(offer, product)}`;
    case 'SPF':
      return `different SPF: ${offer.spf} and ${product.spf}`;
    case 'shade':
      return `different shades: ${offer.shade} and ${product.shade}`;
    case 'concentration':
      return `different concentrations: ${offer.concentration} and ${product.concentration}`;
    case 'strength':
      return `different strengths: ${offer.strengths.join(', ')} and ${product.strengths.join(', ')}`;
    default:
      return `only one of them is ${packWords[conflict]}`;
  }
}

function sizesOf(offer: Title, product: Title): string {
  const one = sizeText(offer.size);
  const other = sizeText(product.size);
  if (one === '' || one === other) return other;
  return other === '' ? one : `${one} and ${other}`;
}

const sizeText = (size: Size | null): string => (size === null ? '' : formatSize(size));
