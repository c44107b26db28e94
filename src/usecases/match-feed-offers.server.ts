import { listBrands } from '~/db/brand.repo.server';
import { findHighestProductId, listLedProducts } from '~/db/product-to-match.repo.server';
import type { Brand, Product } from '~/domain/catalogue/product';
import { composePicture } from '~/domain/feeds/composed-picture';
import type { FeedOffer } from '~/domain/feeds/feed-offer';
import { productName } from '~/domain/feeds/product-name';
import type { MatchedBy } from '~/domain/feeds/run-report';
import { parseInci } from '~/domain/ingredients/parse-inci';
import { readBrand } from '~/domain/matching/brand-key';
import { Column } from '~/domain/matching/column';
import { decide, type WeighedCandidate } from '~/domain/matching/decide';
import type { KeptProduct } from '~/domain/matching/kept-product';
import type { RememberedMatch } from '~/domain/matching/match-review';
import type { OfferToMatch, ProductToMatch } from '~/domain/matching/offer-to-match';
import { placeCategory } from '~/domain/matching/place-category';
import { readTitle, type Title } from '~/domain/matching/read-title';
import { sameName } from '~/domain/matching/same-name';
import { nameKey } from '~/domain/matching/title-keys';
import { sameSize } from '~/domain/matching/title-size';
import { buildCandidateIndex } from './build-candidate-index.server';
import type { Deps } from './deps';
import { listCategoryRules } from './list-category-rules.server';

/** Where an offer belongs, and why. */
export type Placement =
  | { kind: 'match'; productId: number; by: MatchedBy; score: number; reasons: readonly string[] }
  | {
      kind: 'new';
      product: Product;
      /** Its brand, when that is new as well. */
      brand: Brand | null;
      by: MatchedBy;
      score: number;
      reasons: readonly string[];
    }
  | {
      kind: 'review';
      score: number;
      candidates: readonly WeighedCandidate[];
      reasons: readonly string[];
    }
  | { kind: 'unplaced' | 'incomplete'; reasons: readonly string[] };

/** Finds the products of offers one after the other; each may belong to one that was just made. */
export interface FeedMatcher {
  place(offer: FeedOffer, remembered: RememberedMatch | undefined, mayMake: boolean): Placement;
}

const mostBrands = 500_000;
const mostIngredients = 200;
const longestBrand = 4;
const none: readonly string[] = [];

/** Reads the whole catalogue into memory for matching; made once a run, when the first offer needs it. */
export async function createFeedMatcher(deps: Pick<Deps, 'db'>, now: Date): Promise<FeedMatcher> {
  const { db } = deps;
  const { index, brands: learned } = await buildCandidateIndex(deps);
  const rules = await listCategoryRules(deps);
  const known = await listBrands(db, mostBrands);
  const brands = new Map<string, Brand>();
  const slugs = new Set<string>();
  for (const brand of known) {
    const { key } = readBrand(brand.name, learned);
    if (!brands.has(key)) brands.set(key, brand);
    slugs.add(brand.slug);
  }
  /** Of products that another one leads. */
  const leaders = await readLeaders(deps);
  /** What decides about an offer that the operator was never asked about. */
  const untaught = { brands: learned };
  let nextBrandId = known.reduce((highest, { id }) => Math.max(highest, id), 0) + 1;
  let nextProductId = (await findHighestProductId(db)) + 1;

  function brandOf(offer: FeedOffer): Brand | null {
    if (offer.brand !== null) {
      const { key } = readBrand(offer.brand, learned);
      const found = brands.get(key);
      if (found || key === '') return found ?? null;
      return { id: nextBrandId, name: offer.brand, slug: freeSlug(offer.brand) };
    }
    const words = offer.title.split(/\s+/);
    for (let length = Math.min(longestBrand, words.length - 1); length > 0; length -= 1) {
      const found = brands.get(readBrand(words.slice(0, length).join(' '), learned).key);
      if (found) return found;
    }
    return null;
  }

  function freeSlug(name: string): string {
    const slug = slugOf(name);
    for (let number = 1; ; number += 1) {
      const tried = number === 1 && slug !== '' ? slug : `${slug || 'brand'}-${number}`;
      if (!slugs.has(tried)) return tried;
    }
  }

  function make(
    offer: FeedOffer,
    toMatch: ProductToMatch,
    candidates: readonly KeptProduct[],
    told: { by: MatchedBy; score: number; reasons: readonly string[] },
  ): Placement {
    const brand = brandOf(offer);
    if (!brand) return { kind: 'incomplete', reasons: ['it names no brand'] };
    if (offer.url === null) return { kind: 'incomplete', reasons: ['it has no address'] };
    const { title: offered, categoryText } = offer;
    const shelf = placeCategory({ title: offered, categoryText: categoryText ?? '' }, rules);
    if (!shelf) return { kind: 'unplaced', reasons: ['no shelf fits what the feed calls it'] };
    // Its title is read once for everybody, as long as it is the same object.
    const listed = brand.name === toMatch.brand ? toMatch : { ...toMatch, brand: brand.name };
    const title = readTitle(listed, learned);
    const name = productName(offered, offer.brand ?? brand.name);
    const id = nextProductId;
    nextProductId += 1;
    const isNew = brand.id === nextBrandId;
    if (isNew) {
      nextBrandId += 1;
      brands.set(readBrand(brand.name, learned).key, brand);
      slugs.add(brand.slug);
    }
    const { category, subcategory } = shelf;
    const product: Product = {
      id,
      groupId: groupFor(id, otherSizeOf(title, candidates)),
      brandId: brand.id,
      name,
      category,
      subcategory,
      size: title.size,
      // Whoever was first keeps the number: it cannot be two products'.
      gtin: offer.gtin !== null && index.hasGtin(offer.gtin) ? null : offer.gtin,
      picture: composePicture({ brand: brand.name, name, category, subcategory }),
      description: offer.description,
      howToUse: null,
      features: none,
      ingredients: offer.ingredientsText ? ingredientsOf(offer.ingredientsText) : none,
      keyIngredients: none,
      complementaryProducts: none,
      rating: 0,
      reviewCount: 0,
      firstSeenAt: now,
    };
    index.add(listed);
    const { by, score, reasons } = told;
    return { kind: 'new', product, brand: isNew ? brand : null, by, score, reasons };
  }

  /** A new size joins the formula that is there. */
  function groupFor(id: number, sister: number | null): number {
    if (sister === null) return id;
    const leader = leaders.at(sister) || sister;
    leaders.set(id, leader);
    return leader;
  }

  /** The candidate that is the same in another size; null: none is. */
  function otherSizeOf(title: Title, candidates: readonly KeptProduct[]): number | null {
    const key = nameKey(title);
    for (const candidate of candidates) {
      if (!candidate.mayBeNamed(key)) continue;
      const other = readTitle(candidate, learned);
      if (
        other.brand.key === title.brand.key &&
        sameSize(other.size, title.size) === false &&
        sameName(other, title)
      ) {
        return candidate.productId;
      }
    }
    return null;
  }

  return {
    place(offer, remembered, mayMake) {
      // As the product that it becomes, unless it belongs to one.
      const toMatch = {
        productId: nextProductId,
        name: offer.title,
        brand: offer.brand ?? undefined,
        size: offer.sizeText ?? undefined,
        gtin: offer.gtin ?? undefined,
        shade: offer.shade ?? undefined,
      };
      if (typeof remembered?.belongsTo === 'number') {
        const reasons = ['the operator said so'];
        return {
          kind: 'match',
          productId: remembered.belongsTo,
          by: 'operator',
          score: 1,
          reasons,
        };
      }
      const candidates = index.candidates(toMatch);
      if (remembered?.belongsTo === 'new') {
        const told = { by: 'operator' as const, score: 1, reasons: ['the operator said so'] };
        return make(offer, toMatch, candidates, told);
      }
      const rejected = remembered?.rejected;
      const lessons = rejected ? { brands: learned, rejected } : untaught;
      const decision = decide(toMatch, candidates, lessons);
      if (decision.kind === 'review') return decision;
      const { score, reasons } = decision;
      if (decision.kind === 'match') {
        const { productId } = decision;
        const { gtin } = offer;
        const isSameNumber =
          gtin !== null && candidates.find((one) => one.productId === productId)?.gtin === gtin;
        return { kind: 'match', productId, score, reasons, by: isSameNumber ? 'gtin' : 'title' };
      }
      if (!mayMake)
        return { kind: 'incomplete', reasons: ['there is no product that it belongs to'] };
      return make(offer, toMatch, candidates, { by: 'new', score, reasons });
    },
  };
}

const leadersAtOnce = 20_000;

async function readLeaders({ db }: Pick<Deps, 'db'>): Promise<Column> {
  const leaders = new Column();
  for (let afterId = 0; ; ) {
    const led = await listLedProducts(db, afterId, leadersAtOnce);
    for (const { id, groupId } of led) leaders.set(id, groupId);
    const last = led.at(-1);
    if (!last || led.length < leadersAtOnce) return leaders;
    afterId = last.id;
  }
}

/** What matching wants to know of an offer. */
export function offerToMatch(offer: FeedOffer): OfferToMatch {
  return {
    name: offer.title,
    ...(offer.brand !== null && { brand: offer.brand }),
    ...(offer.sizeText !== null && { size: offer.sizeText }),
    ...(offer.gtin !== null && { gtin: offer.gtin }),
    ...(offer.shade !== null && { shade: offer.shade }),
  };
}

function ingredientsOf(text: string): string[] {
  return parseInci(text)
    .slice(0, mostIngredients)
    .map(({ name }) => name);
}

function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
}
