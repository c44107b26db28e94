import { underOtherName } from '../titles/other-name';
import type { Title } from '../titles/read-title';
import { decide } from './decide';
import type { ListedProduct, PlainCatalog } from './plain-catalog';
import { sameName } from './same-name';

/**
 * The names under which other shops list a shop's products, as a site knows them that has matched those shops: the best
 * of one shop, on both sides.
 */
export class NamesAtShops {
  private readonly catalog: PlainCatalog;
  /** The product of a shop that a listing is matched to, if any, by shop and the id of the listing. */
  private readonly matches = new Map<string, Map<number, ListedProduct | null>>();

  constructor(catalog: PlainCatalog) {
    this.catalog = catalog;
  }

  /** The products of a shop under other shops' names that resemble an offer's, except those of the offer's shop. */
  candidates(
    offer: Title,
    { shop, offerShop }: { shop: string; offerShop: string },
  ): { product: ListedProduct; title: Title }[] {
    const listings = this.catalog.candidatesExcept(offer, [shop, offerShop]);
    return listings.flatMap((listing) => {
      const product = this.matchOf(listing, shop);
      if (!product || this.matchOf(product, listing.shop) !== listing) return [];
      if (sameName(product.title, listing.title)) return [];
      return [{ product, title: underOtherName(product.title, listing.title) }];
    });
  }

  private matchOf(listing: ListedProduct, shop: string): ListedProduct | null {
    const known = this.matches.get(shop) ?? new Map<number, ListedProduct | null>();
    this.matches.set(shop, known);
    let match = known.get(listing.productId);
    if (match === undefined) {
      match = this.findMatch(listing, shop);
      known.set(listing.productId, match);
    }
    return match;
  }

  private findMatch(listing: ListedProduct, shop: string): ListedProduct | null {
    const { catalog } = this;
    const products = catalog.candidates(listing.title, shop);
    const decision = decide(listing, products, { catalog });
    if (decision.kind !== 'match') return null;
    return products.find(({ productId }) => productId === decision.productId) ?? null;
  }
}
