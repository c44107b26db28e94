import type { Savable } from './device-favorites';

const load = () => import('./set-saved');

/** Preloads the module, so that the first press responds immediately. */
export const preloadToggle = (): void => void load().catch(() => {});

export async function toggleFavorite(product: Savable, saved: boolean): Promise<void> {
  const { setSaved } = await load();
  await setSaved(product, saved);
}
