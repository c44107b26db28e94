import { listProductVariants } from '~/db/matching/product-to-match.repo.server';
import { PagedInt32Array } from '~/domain/paged-int32-array';
import type { Deps } from '../deps';

const productsPerQuery = 20_000;

/** Groups sizes of the same formula by the product that was there first. */
export class Formulas {
  /** The group of each product that is not the first of its group. */
  private readonly groupIds = new PagedInt32Array();

  /** Adds a new product to the group of another size, or starts a new group. */
  join(id: number, siblingId: number | null): number {
    if (siblingId === null) return id;
    const groupId = this.groupIds.at(siblingId) || siblingId;
    this.groupIds.set(id, groupId);
    return groupId;
  }

  static async read({ db }: Pick<Deps, 'db'>): Promise<Formulas> {
    const formulas = new Formulas();
    for (let afterId = 0; ; ) {
      const variants = await listProductVariants(db, afterId, productsPerQuery);
      for (const { id, groupId } of variants) formulas.groupIds.set(id, groupId);
      const last = variants.at(-1);
      if (!last || variants.length < productsPerQuery) return formulas;
      afterId = last.id;
    }
  }
}
