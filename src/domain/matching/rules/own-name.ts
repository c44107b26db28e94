import type { Title } from '../titles/read-title';
import type { WordKind } from '../words/word-kind';
import type { AlignedWords } from './align-words';
import type { BrandCatalog } from './brand-catalog';
import type { Feature, FeatureCounts } from './match-weights';

const namingKinds: ReadonlySet<WordKind> = new Set([
  'name',
  'number',
  'variant',
  'active',
  'grade',
]);

/** Among fewer products of a brand, it says little that no other one has the name. */
const minProductsOfBrand = 10;

/** Two products of a line differ like this, and then they share a name that no third one has. */
const featuresOfSiblings: readonly Feature[] = [
  'added variant',
  'added grade',
  'added number',
  'added part',
  'added texture',
  'added flanker',
  'swapped other form',
  'swapped variant',
  'swapped grade',
  'swapped number',
  'swapped part',
  'swapped texture',
  'swapped flanker',
  'exchanged word',
  'separating word',
  'SPF not stated',
];

/**
 * Whether two titles with different words share a name that no other product of the brand has, and
 * do not differ like two products of a line.
 */
export function haveOwnName(
  {
    offer,
    product,
    words,
    features,
  }: { offer: Title; product: Title; words: AlignedWords; features: FeatureCounts },
  catalog: BrandCatalog,
): boolean {
  if (catalog.productCount(product) < minProductsOfBrand) return false;
  if (!words.shared.some(({ kind }) => namingKinds.has(kind))) return false;
  if (featuresOfSiblings.some((feature) => features.has(feature))) return false;
  return catalog.namesWith(words.shared, offer, product) === 0;
}
