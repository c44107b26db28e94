import type { ProductToMatch } from '~/domain/matching/offer-to-match';

/** Of each of two ages. */
const mostKept = 3_000;

/**
 * The products that were last compared, as the objects that they were then: what was read of a title
 * is kept with the object, and feeds list what is alike one after the other.
 */
export class RecentProducts {
  private newer = new Map<number, ProductToMatch>();
  private older = new Map<number, ProductToMatch>();

  /** The same product as it was given the first time. */
  recall(product: ProductToMatch): ProductToMatch {
    const { productId } = product;
    const known = this.newer.get(productId);
    if (known) return known;
    const kept = this.older.get(productId) ?? product;
    // All at once: taking the oldest out of a map, one by one, grows slow.
    if (this.newer.size >= mostKept) {
      this.older = this.newer;
      this.newer = new Map();
    }
    this.newer.set(productId, kept);
    return kept;
  }
}
