import { use } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Site } from '~/domain/site';
import { RenderContext } from './render-context';

interface RootData {
  site: Site;
  /** See `listEmptyPaths`. */
  emptyPaths: readonly string[];
}

/** The site data, for meta functions; undefined if the root loader failed. */
export function siteOf(
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[],
): Site | undefined {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  return isRootData(root) ? root.site : undefined;
}

function isRootData(value: unknown): value is RootData {
  return typeof value === 'object' && value !== null && 'site' in value;
}

/** The site's name. Also works on error pages, where root data is missing. */
export function useBrandName(): string {
  const render = use(RenderContext);
  const loaded = useSite()?.brandName;
  return loaded ?? render?.brandName ?? nameInDocument() ?? 'Glowfare';
}

/** The site data, for components; undefined if the root loader failed. */
export function useSite(): Site | undefined {
  return useRouteLoaderData<RootData>('root')?.site;
}

const noPaths: readonly string[] = [];

/** The categories and lists without products. */
export function useEmptyPaths(): readonly string[] {
  return useRouteLoaderData<RootData>('root')?.emptyPaths ?? noPaths;
}

/** Whether a link leads to a category or list that has products. */
export function useHasProducts(): (path: string) => boolean {
  const emptyPaths = useEmptyPaths();
  return (path) => !emptyPaths.includes(path);
}

export function useIsDemo(): boolean {
  return useSite()?.demo ?? false;
}

function nameInDocument(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;
}
