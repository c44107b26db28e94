import type { ContextType, ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { EntryContext } from 'react-router';
import { RenderContext } from '../shared/render-context';
import { hashInlineScripts } from './content-security-policy.server';
import { scriptsAfterPaint } from './scripts-after-paint.server';

type RenderValue = NonNullable<ContextType<typeof RenderContext>>;

interface RouteAssets {
  /** Links, and our own script, which runs before the first paint. */
  head: Buffer;
  end: Buffer;
  scriptHashes: readonly string[];
}

const assetsOfRoutes = new Map<string, RouteAssets>();

/**
 * All inline scripts of a page except the one with its data, and React Router's links. They depend on nothing but its
 * routes and which of them failed, so they are rendered without the page, once for all pages of the same routes.
 */
export function routeAssets(
  { matches, errors }: EntryContext['staticHandlerContext'],
  render: Omit<RenderValue, 'assets'>,
  router: ReactElement,
): RouteAssets {
  const key = JSON.stringify([matches.map(({ route }) => route.id), Object.keys(errors ?? {})]);
  const assets = assetsOfRoutes.get(key) ?? renderAssets(render, router);
  assetsOfRoutes.set(key, assets);
  return assets;
}

function renderAssets(render: Omit<RenderValue, 'assets'>, router: ReactElement): RouteAssets {
  const rendered = renderToString(
    <RenderContext value={{ ...render, assets: 'alone' }}>{router}</RenderContext>,
  );
  const { html, scriptHashes } = hashInlineScripts(scriptsAfterPaint(rendered), render.nonce);
  // The first script is in the head.
  const end = html.indexOf('<script', html.indexOf('</script>'));
  return { head: Buffer.from(html.slice(0, end)), end: Buffer.from(html.slice(end)), scriptHashes };
}
