import textFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import { type ReactNode, use } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { listEmptyPaths } from '~/domain/catalog/catalog-contents';
import { describeContents } from '~/usecases/catalog/describe-contents.server';
import headingFont from '/assets/fonts/bodoni-moda-headings.woff2';
import type { Route } from './+types/root';
import { accountScript } from './shared/auth/signed-in-hint';
import { LateErrorPage } from './shared/error/late-error-page';
import { savedScript } from './shared/favorites/device-favorites';
import { viewScript } from './shared/listing/listing-view';
import { pageLoader } from './shared/page-loader.server';
import { preHydrationEventsScript } from './shared/pre-hydration-events';
import { preferencesScript } from './shared/preferences/device-preferences';
import { RenderContext } from './shared/render-context';
import { useBrandName } from './shared/root-data';
import { Shell } from './shared/shell';
import { themeScript } from './shared/theme/theme';
import './styles.css';

export const loader = pageLoader(({ deps }) => ({
  site: deps.site,
  emptyPaths: listEmptyPaths(describeContents(deps)),
}));

/** None of this changes much during a visit, so the loader does not run again. */
export const shouldRevalidate = () => false;

const preload = {
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous',
} as const;

export const links: Route.LinksFunction = () => [
  { ...preload, href: textFont },
  { ...preload, href: headingFont },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

/** Sets attributes that styles depend on, from what this device stores; storage may be blocked. */
function firstPaintScript(): string {
  const parts = [themeScript, viewScript, accountScript, savedScript, preferencesScript].join(';');
  return `try{((stored,root)=>{${parts}})(key=>localStorage.getItem(key),document.documentElement.dataset)}catch{}`;
}

/** Runs once while the page loads; the client bundle needs no copy of its text. */
const inlineScript = import.meta.env.SSR ? `${firstPaintScript()};${preHydrationEventsScript}` : '';

export function Layout({ children }: { children: ReactNode }) {
  // See routeAssets.
  if (import.meta.env.SSR && use(RenderContext)?.assets === 'alone') return <Assets />;
  return <Document>{children}</Document>;
}

function Assets() {
  return (
    <>
      <HeadAssets />
      <ScrollRestoration />
      <Scripts />
    </>
  );
}

function HeadAssets() {
  return (
    <>
      <FirstPaintScript />
      <Links />
    </>
  );
}

function FirstPaintScript() {
  return (
    <script
      nonce={use(RenderContext)?.nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours
      dangerouslySetInnerHTML={{ __html: inlineScript }}
    />
  );
}

function Document({ children }: { children: ReactNode }) {
  const render = use(RenderContext);
  const assets = import.meta.env.SSR && typeof render?.assets === 'object' ? render.assets : null;
  const brandName = useBrandName();
  return (
    // The theme script and the error page set attributes here before React hydrates.
    <html lang="en" data-request-id={render?.requestId ?? undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="application-name" content={brandName} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf7f2" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#171311" />
        {assets?.head ?? <HeadAssets />}
        <Meta />
      </head>
      <body>
        <Shell>{children}</Shell>
        {assets?.end ?? <ScrollRestoration />}
        {/* React Router's scripts run once, before hydration; the browser needs no copy of their text. */}
        {import.meta.env.SSR && !assets && <Scripts />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LateErrorPage error={error} />;
}
