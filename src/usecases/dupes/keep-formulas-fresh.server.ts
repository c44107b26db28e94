import { setTimeout as sleep } from 'node:timers/promises';
import { findProductsVersion } from '~/db/catalog/catalog.repo.server';
import {
  countUnresolvedProducts,
  listLabeledProducts,
} from '~/db/dupes/formula-product.repo.server';
import { comparableFormula } from '~/domain/dupes/comparable-formula';
import { comparisonGroup } from '~/domain/dupes/comparison-group';
import type { FormulaIndex, FormulaIndexBuilder } from '~/domain/dupes/formula-index';
import { sameProductHash } from '~/domain/dupes/same-product';
import { minuteMs } from '~/domain/durations';
import type { Deps } from '../deps';
import { runWhenWoken } from '../run-when-woken';

interface FreshFormulasOptions {
  createBuilder: () => FormulaIndexBuilder;
  /** Makes the index answer all further questions. */
  use: (formulas: FormulaIndex) => void;
  /** How long to wait for more changes before rebuilding. */
  debounceMs?: number;
  /** When to look again for labels that were not resolved yet. */
  unresolvedRetryMs?: number;
}

export interface FreshFormulas {
  /** How many times a new index has replaced the previous one. */
  changeovers(): number;
  stop(): Promise<void>;
}

/** A small read and a pause, so that requests hardly wait for the build. */
const productsPerRead = 200;
const readPauseMs = 5;

/**
 * Builds the index of formulas in the background and builds it again when products change, or when labels of new
 * products have been resolved.
 */
export async function keepFormulasFresh(
  deps: Pick<Deps, 'db' | 'log'>,
  {
    createBuilder,
    use,
    debounceMs = 2_000,
    unresolvedRetryMs = 2 * minuteMs,
  }: FreshFormulasOptions,
): Promise<FreshFormulas> {
  const { db, log } = deps;
  let changeovers = 0;
  let builtVersion = -1;
  let unresolved = 0;
  let retryTimer: NodeJS.Timeout | undefined;

  async function isStale(): Promise<boolean> {
    if ((await findProductsVersion(db)) > builtVersion) return true;
    return unresolved > 0 && (await countUnresolvedProducts(db)) < unresolved;
  }

  async function build(signal: AbortSignal): Promise<FormulaIndex> {
    const builder = createBuilder();
    for (let afterId = 0; ; ) {
      const products = await listLabeledProducts(db, { afterId, limit: productsPerRead });
      builder.add(
        products.flatMap((product) => {
          const formula = comparableFormula(product.ids);
          if (formula === null) return [];
          const productHash = sameProductHash(product);
          return [{ ...product, ...comparisonGroup(product), productHash, formula }];
        }),
      );
      const last = products.at(-1);
      if (!last || products.length < productsPerRead) return builder.finish(signal);
      afterId = last.productId;
      await sleep(readPauseMs, undefined, { signal, ref: false });
    }
  }

  async function rebuildIfStale(signal: AbortSignal): Promise<void> {
    clearTimeout(retryTimer);
    if (!(await isStale())) return lookAgain();
    if (builtVersion >= 0) await sleep(debounceMs, undefined, { signal, ref: false });
    // Read before the products: a concurrent change is then read twice rather than never.
    const version = await findProductsVersion(db);
    const stillUnresolved = await countUnresolvedProducts(db);
    const startedAt = performance.now();
    const next = await build(signal);
    use(next);
    builtVersion = version;
    unresolved = stillUnresolved;
    changeovers += 1;
    const tookMs = Math.round(performance.now() - startedAt);
    log.info({ formulas: next.formulaCount, tookMs }, 'built the index of formulas');
    lookAgain();
  }

  /** Resolving labels changes no products version. */
  function lookAgain(): void {
    if (unresolved > 0) retryTimer = setTimeout(() => task.wake(), unresolvedRetryMs).unref();
  }

  const task = await runWhenWoken(deps, {
    channel: 'products',
    retryMs: 5_000,
    failureMessage: 'could not build the index of formulas',
    run: rebuildIfStale,
  });
  return {
    changeovers: () => changeovers,
    async stop() {
      await task.stop();
      clearTimeout(retryTimer);
    },
  };
}
