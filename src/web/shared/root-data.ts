import { useRouteLoaderData } from 'react-router';
import type { Site } from '~/domain/site';

/** What the root loader gives to every page. */
interface RootData {
  site: Site;
}

/** The site, for a page's meta function; undefined when the root itself failed. */
export function siteOf(
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[],
): Site | undefined {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  return isRootData(root) ? root.site : undefined;
}

function isRootData(value: unknown): value is RootData {
  return typeof value === 'object' && value !== null && 'site' in value;
}

/** The site, for components; falls back to the default name when the root failed to load. */
export function useBrandName(): string {
  return useRouteLoaderData<RootData>('root')?.site.brandName ?? 'Glowfare';
}
