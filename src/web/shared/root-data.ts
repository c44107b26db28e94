import { use } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Site } from '~/domain/site';
import { addressLines } from './address-lines';
import { RenderContext } from './render-context';

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

/** The shop's name, for components; also on an error page, where the root has no data. */
export function useBrandName(): string {
  const render = use(RenderContext);
  const loaded = useSite()?.brandName;
  return loaded ?? render?.brandName ?? nameInDocument() ?? 'Glowfare';
}

/** The site, for components; undefined when the root itself failed. */
export function useSite(): Site | undefined {
  return useRouteLoaderData<RootData>('root')?.site;
}

/** Whether what is on the shelves is invented. */
export function useIsDemo(): boolean {
  return useSite()?.demo ?? false;
}

/** How to reach whoever runs the site. */
export function useContact() {
  const site = useSite();
  return {
    email: site?.contactEmail ?? '',
    phone: site?.contactPhone,
    addressLines: addressLines(site?.contactAddress ?? ''),
    isExample: site?.contactIsExample ?? false,
  };
}

function nameInDocument(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;
}
