import { listLedProducts } from '~/db/matching/product-to-match.repo.server';
import { Column } from '~/domain/matching/index/column';
import type { Deps } from '../deps';

const atOnce = 20_000;

/** Which formula products are a size of, by its leader: the product that was there first. */
export class Formulas {
  /** Of those that another one leads. */
  private readonly leaders = new Column();

  /** Lets a new product join the formula of another size; without one it begins its own. */
  join(id: number, sister: number | null): number {
    if (sister === null) return id;
    const leader = this.leaders.at(sister) || sister;
    this.leaders.set(id, leader);
    return leader;
  }

  static async read({ db }: Pick<Deps, 'db'>): Promise<Formulas> {
    const formulas = new Formulas();
    for (let afterId = 0; ; ) {
      const led = await listLedProducts(db, afterId, atOnce);
      for (const { id, groupId } of led) formulas.leaders.set(id, groupId);
      const last = led.at(-1);
      if (!last || led.length < atOnce) return formulas;
      afterId = last.id;
    }
  }
}
