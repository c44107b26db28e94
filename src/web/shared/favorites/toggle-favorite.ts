import type { Savable } from './savable';

const load = () => import('./set-saved');

/** Fetches what a press needs, so that the first one is answered at once. */
export const preloadToggle = (): void => void load().catch(() => {});

/** Saves a product or forgets it. */
export async function toggleFavorite(product: Savable, saved: boolean): Promise<void> {
  const { setSaved } = await load();
  await setSaved(product, saved);
}
