import { setTimeout as sleep } from 'node:timers/promises';
import { listProductIds } from '../db/catalog/card-change.repo.server';
import { categories } from '../domain/catalog/category';
import type { Deps } from '../usecases/deps';
import { pageResponse, toCachedPage } from '../web/http/cache/cached-page.server';
import { createPageRenderer, type PageBuild } from '../web/http/render-page.server';

/** The first requests and jobs come first. */
const startDelayMs = 5_000;

/** Afterwards hardly anything is left to compile. */
const rounds = 50;
const productsPerRound = 3;
const sorts = ['price-low', 'price-high', 'rating', 'name', 'savings'];

const subcategoryListings = categories.flatMap(({ slug, subcategories }) =>
  subcategories.flatMap((subcategory) => [
    `/category/${slug}/${subcategory.slug}`,
    `/products?search=${encodeURIComponent(subcategory.name)}`,
  ]),
);

/** Product pages and listings of several kinds in turns. The few pages of a small catalog are soon in the cache. */
export function chooseWarmUpPaths(productIds: readonly number[]): string[] {
  if (productIds.length < rounds * productsPerRound) return [];
  return Array.from({ length: rounds }, (_, round) => [
    ...productIds
      .slice(round * productsPerRound, (round + 1) * productsPerRound)
      .map((id) => `/product/${id}`),
    `/products?minPrice=${5 + round}&sort=${sorts[round % sorts.length]}`,
    subcategoryListings[round % subcategoryListings.length] ?? '/products',
  ]).flat();
}

interface WarmUp {
  paths: readonly string[];
  render: (path: string) => Promise<unknown>;
  /** How long no request has been running. */
  idleMs: () => number;
  signal: AbortSignal;
  pauses?: { betweenPagesMs: number; afterRequestsMs: number };
}

/** Requests have priority: while they come, one page is skipped per pause, because they have the same effect. */
export async function warmUp({
  paths,
  render,
  idleMs,
  signal,
  pauses = { betweenPagesMs: 10, afterRequestsMs: 1_000 },
}: WarmUp): Promise<void> {
  for (const path of paths) {
    const isBusy = idleMs() < pauses.afterRequestsMs;
    if (!isBusy) await render(path);
    const pauseMs = isBusy ? pauses.afterRequestsMs : pauses.betweenPagesMs;
    await sleep(pauseMs, undefined, { signal, ref: false });
  }
}

interface WarmUpOptions {
  deps: Deps;
  build: PageBuild;
  idleMs: () => number;
}

/**
 * Renders pages that were not requested and discards them, so that V8 has compiled their code before visitors come:
 * otherwise the first pages of a process cost two to three times as much.
 */
export function startWarmUp({ deps, build, idleMs }: WarmUpOptions) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const renderPage = createPageRenderer({ deps, build, devPages: false, development: false });

  async function render(path: string): Promise<void> {
    const rendered = await renderPage(new Request(`http://localhost${path}`), 'warm-up');
    const page = await toCachedPage(rendered);
    await pageResponse(page, { acceptEncoding: 'br', ifNoneMatch: undefined });
  }

  async function run(): Promise<void> {
    await sleep(startDelayMs, undefined, { signal, ref: false });
    const ids = await listProductIds(deps.db, { afterId: 0, limit: rounds * productsPerRound });
    await warmUp({ paths: chooseWarmUpPaths(ids), render, idleMs, signal });
  }

  const running = run().catch((error: unknown) => {
    // The site works without it.
    if (!signal.aborted) deps.log.warn({ err: error }, 'could not warm up');
  });
  return {
    async stop(): Promise<void> {
      stopping.abort();
      await running;
    },
  };
}
