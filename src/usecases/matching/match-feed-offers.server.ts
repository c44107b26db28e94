import { listBrands } from '~/db/catalog/brand.repo.server';
import type { NewProduct } from '~/db/catalog/product.repo.server';
import { findMaxProductId } from '~/db/matching/product-to-match.repo.server';
import type { Brand } from '~/domain/catalog/product';
import type { FeedOffer } from '~/domain/feeds/feed-offer';
import { productName } from '~/domain/feeds/offers/clean-text';
import { designPicture } from '~/domain/feeds/offers/composed-picture';
import type { MatchedBy } from '~/domain/feeds/report/run-report';
import { type LabelItem, readLabel } from '~/domain/ingredients/label/read-label';
import { NameResolver } from '~/domain/ingredients/label/resolve-name';
import { listItemNames } from '~/domain/ingredients/parse-inci';
import { resolveItems } from '~/domain/ingredients/resolve-ingredients';
import type { IndexedProduct } from '~/domain/matching/candidate-index';
import { CategoryPlacer } from '~/domain/matching/categories/place-category';
import type { RememberedMatch } from '~/domain/matching/match-question';
import { decide, type WeighedCandidate } from '~/domain/matching/rules/decide';
import { type FormulaSketch, sketchFormula } from '~/domain/matching/rules/formula-sketch';
import { isOtherSize } from '~/domain/matching/rules/other-size';
import { sameName } from '~/domain/matching/rules/same-name';
import type {
  Candidate,
  OfferToMatch,
  ProductToMatch,
} from '~/domain/matching/titles/offer-to-match';
import { readTitle, storeTitle, type Title } from '~/domain/matching/titles/read-title';
import { Families } from '~/domain/search/tags/families/families';
import type { Deps } from '../deps';
import { readDictionary } from '../ingredients/read-dictionary.server';
import {
  buildCandidateIndex,
  certainScore,
  FeedBrands,
  Formulas,
  ListedProducts,
} from './known-products.server';
import { listCategoryRules } from './manage-category-rules.server';
import { readOtherNames } from './read-other-names.server';

/** Where an offer belongs, and why. */
export type Placement =
  | {
      kind: 'match';
      productId: number;
      by: MatchedBy;
      score: number;
      reasons: readonly string[];
      /** The offer's name, if its words are not those of the product's name. */
      otherName: string | null;
      /** It fits better than the retailer's other entry for this product, and takes its place. */
      isBetter?: boolean;
    }
  | {
      kind: 'new';
      product: NewProduct;
      /** Its brand, if that is new too. */
      brand: Brand | null;
      by: MatchedBy;
      score: number;
      reasons: readonly string[];
    }
  | {
      kind: 'ask';
      score: number;
      candidates: readonly WeighedCandidate[];
      reasons: readonly string[];
    }
  | { kind: 'unplaced' | 'incomplete'; reasons: readonly string[] };

/** Matches offers to products in sequence; an offer may match a product that was just created. */
export interface FeedMatcher {
  /** Without a price in dollars, no product is created. */
  place(
    offer: FeedOffer,
    remembered: RememberedMatch | undefined,
    priceCents: number | null,
    /** Products that other retailers of the chain sell under the offer's id. */
    chainProducts?: readonly ProductToMatch[],
  ): Placement;
}

const maxBrands = 500_000;
const maxIngredientsPerProduct = 200;
const emptyList: readonly string[] = [];
const noLabel: readonly LabelItem[] = [];

/** An offer and its ingredient list, read once. */
interface LabeledOffer {
  readonly offer: FeedOffer;
  readonly label: readonly LabelItem[];
}

/** Reads the whole catalog into memory for matching. Created once per run, when the first offer needs it. */
export async function createFeedMatcher(
  deps: Pick<Deps, 'db' | 'createCandidateIndex'>,
  { retailerId, now }: { retailerId: number; now: Date },
): Promise<FeedMatcher> {
  const { db } = deps;
  const families = new Families();
  const { index, brands: learned } = await buildCandidateIndex(deps, (product) =>
    families.join(product),
  );
  const categories = new CategoryPlacer(await listCategoryRules(deps));
  const brands = new FeedBrands(await listBrands(db, maxBrands), learned);
  const formulas = await Formulas.read(deps);
  const listed = await ListedProducts.read(deps, retailerId);
  const labelNames = new NameResolver((await readDictionary(deps)).dictionary);
  const names = await readOtherNames(deps, { retailerId, brands: learned });
  const listedScore = (productId: number) => listed.scoreOf(productId);
  /** The same for all offers of the run. */
  const sharedKnowledge = { brands: learned, listedScore, catalog: index };
  let nextProductId = (await findMaxProductId(db)) + 1;

  function createProduct(
    { offer, label }: LabeledOffer,
    toMatch: ProductToMatch,
    candidates: readonly IndexedProduct[],
    match: { by: MatchedBy; score: number; reasons: readonly string[] },
  ): Placement {
    const brand = brands.find(offer);
    if (!brand) return { kind: 'incomplete', reasons: ['no brand'] };
    if (offer.url === null) return { kind: 'incomplete', reasons: ['no URL'] };
    const { title: offered, categoryText } = offer;
    const isBeautyBrand = brands.isKnownForBeauty(brand);
    const shelf = categories.place({
      title: offered,
      categoryText: categoryText ?? '',
      isBeautyBrand,
    });
    if (!shelf) return { kind: 'unplaced', reasons: ['no category matches'] };
    const toStore = brand.name === toMatch.brand ? toMatch : { ...toMatch, brand: brand.name };
    const title = index.titleOf(toStore);
    const name = productName(offered, offer.brand ?? brand.name);
    const id = nextProductId;
    nextProductId += 1;
    const isNew = brands.register(brand);
    const { category, subcategory } = shelf;
    const groupId = formulas.join(id, otherSizeOf(title, candidates));
    const member = { id, groupId, brandId: brand.id, name, category, subcategory };
    const product: NewProduct = {
      id,
      groupId,
      brandId: brand.id,
      name,
      category,
      subcategory,
      categoryText,
      size: title.size,
      // The first product keeps the GTIN: it cannot belong to two products.
      gtin: offer.gtin !== null && index.hasGtin(offer.gtin) ? null : offer.gtin,
      picture: designPicture({ brand: brand.name, name, category, subcategory }),
      description: offer.description,
      howToUse: null,
      features: emptyList,
      ingredients: label.length === 0 ? emptyList : listItemNames(label, maxIngredientsPerProduct),
      keyIngredients: emptyList,
      complementaryProducts: emptyList,
      rating: 0,
      reviewCount: 0,
      // Later products need the family; the tags may wait for `deriveProductTags`.
      familyId: families.join(member),
      tags: null,
      firstSeenAt: now,
    };
    index.add(toStore);
    listed.add(id, 1);
    const { by, score, reasons } = match;
    return { kind: 'new', product, brand: isNew ? brand : null, by, score, reasons };
  }

  /** A sample of the offer's ingredients, which tells renamed products from others. */
  function formulaOf({ label }: LabeledOffer): FormulaSketch | undefined {
    return label.length === 0 ? undefined : (sketchFormula(resolveItems(label).ids) ?? undefined);
  }

  /** The candidate that is another size of the same product; null if none is. */
  function otherSizeOf(title: Title, candidates: readonly IndexedProduct[]): number | null {
    for (const candidate of candidates) {
      if (!candidate.mayHaveNameOf(title)) continue;
      if (isOtherSize(title, readTitle(candidate, learned))) return candidate.productId;
    }
    return null;
  }

  /** The offer's name as that of a product, unless one of these has the same words. */
  function otherNameOf(
    offer: FeedOffer,
    toMatch: ProductToMatch,
    products: readonly Candidate[],
  ): string | null {
    const title = index.titleOf(toMatch);
    const hasName = products.some((product) => sameName(readTitle(product, learned), title));
    return hasName ? null : productName(offer.title, toMatch.brand ?? '');
  }

  /**
   * False for a certain entry of this shop with another name and number. `decide` would come to the same
   * result, but has to read the candidate's title.
   */
  function mayBeListedTwice(candidate: IndexedProduct, title: Title): boolean {
    if (listed.scoreOf(candidate.productId) !== certainScore) return true;
    if (candidate.mayHaveNameOf(title)) return true;
    return title.gtin !== null && candidate.gtin === title.gtin;
  }

  return {
    place(offer, remembered, priceCents, chainProducts) {
      const label = offer.ingredientsText ? readLabel(offer.ingredientsText, labelNames) : noLabel;
      const labeled = { offer, label };
      // Compare as the product that the offer would become.
      const toMatch = {
        productId: nextProductId,
        name: offer.title,
        brand: offer.brand ?? brands.writtenIn(offer.title) ?? undefined,
        size: offer.sizeText ?? undefined,
        gtin: offer.gtin ?? undefined,
        shade: offer.shade ?? undefined,
        price: priceCents === null ? undefined : priceCents / 100,
        formula: formulaOf(labeled),
      };
      const candidates = index.candidates(toMatch);
      if (typeof remembered?.belongsTo === 'number') {
        const productId = remembered.belongsTo;
        const otherName = otherNameOf(offer, toMatch, named(candidates, productId));
        const reasons = ['matched by the operator'];
        return { kind: 'match', productId, by: 'operator', score: 1, reasons, otherName };
      }
      if (remembered?.belongsTo === 'new') {
        const match = { by: 'operator' as const, score: 1, reasons: ['matched by the operator'] };
        return createProduct(labeled, toMatch, candidates, match);
      }
      const rejected = remembered?.rejected;
      const title = index.titleOf(toMatch);
      const mayBe = (candidate: IndexedProduct) => mayBeListedTwice(candidate, title);
      const possible = candidates.filter(mayBe);
      const stored = storeTitle(title);
      const otherNames = names.length === 0 ? undefined : names.candidates(stored).filter(mayBe);
      const sameId = chainProducts && new Set(chainProducts.map(({ productId }) => productId));
      const decision = decide(
        stored,
        sameId
          ? [...chainProducts, ...possible.filter(({ productId }) => !sameId.has(productId))]
          : possible,
        { ...sharedKnowledge, rejected, otherNames, sameId },
      );
      if (decision.kind === 'ask') return decision;
      const { score, reasons } = decision;
      if (decision.kind === 'match') {
        const { productId } = decision;
        const { gtin } = offer;
        const isSameNumber =
          gtin !== null && candidates.find((one) => one.productId === productId)?.gtin === gtin;
        const by = isSameNumber ? 'gtin' : sameId?.has(productId) ? 'chain id' : 'title';
        const otherScore = listed.scoreOf(productId);
        const isBetter = !isSameNumber && otherScore !== undefined && score > otherScore;
        if (otherScore === undefined || isBetter)
          listed.add(productId, by === 'title' ? score : certainScore);
        const otherName = otherNameOf(offer, toMatch, [
          ...named(candidates, productId),
          ...named(chainProducts, productId),
        ]);
        const better = isBetter && { isBetter };
        return { kind: 'match', productId, score, reasons, by, otherName, ...better };
      }
      if (priceCents === null) return { kind: 'incomplete', reasons: ['no matching product'] };
      return createProduct(labeled, toMatch, candidates, { by: 'new', score, reasons });
    },
  };
}

function named<Product extends Candidate>(
  products: readonly Product[] | undefined,
  productId: number,
): readonly Product[] {
  return products?.filter((product) => product.productId === productId) ?? [];
}

export function offerToMatch(offer: FeedOffer): OfferToMatch {
  return {
    name: offer.title,
    ...(offer.brand !== null && { brand: offer.brand }),
    ...(offer.sizeText !== null && { size: offer.sizeText }),
    ...(offer.gtin !== null && { gtin: offer.gtin }),
    ...(offer.shade !== null && { shade: offer.shade }),
  };
}
