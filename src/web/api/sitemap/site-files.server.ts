import type { Hono } from 'hono';
import { securityTxt } from '~/domain/security-txt';
import { siteUrl } from '~/domain/site';
import { isHiddenFromSearch } from '~/domain/sitemap/hidden-from-search';
import type { RequestEnv } from '~/web/http/request-env.server';
import { endpoint } from '../endpoint.server';

const oneDayCacheHeaders = { 'Cache-Control': 'public, max-age=86400' };

/** Small files at fixed URLs that depend on the configuration. */
export function siteFilesApi(app: Hono<RequestEnv>): void {
  endpoint(app, '/robots.txt', {
    GET: (c) => {
      const { site } = c.get('deps');
      if (isHiddenFromSearch(site))
        return c.text('User-agent: *\nDisallow: /\n', 200, oneDayCacheHeaders);
      const sitemap = siteUrl(site, '/sitemap.xml');
      const rules =
        'User-agent: *\nDisallow: /api/\nDisallow: /compare?\nDisallow: /dev/\nDisallow: /go/\nAllow: /\n';
      return c.text(`${rules}Sitemap: ${sitemap}\n`, 200, oneDayCacheHeaders);
    },
  });
  endpoint(app, '/.well-known/security.txt', {
    GET: (c) => {
      const { site, clock } = c.get('deps');
      return c.text(securityTxt(site, clock.now()), 200, oneDayCacheHeaders);
    },
  });
  endpoint(app, '/manifest.webmanifest', {
    GET: (c) => {
      const { brandName } = c.get('deps').site;
      const manifest = {
        name: `${brandName} - Compare Beauty & Skincare Prices`,
        short_name: brandName,
        start_url: '/',
        display: 'standalone',
        background_color: '#fbf7f2',
        theme_color: '#fbf7f2',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      };
      return c.body(JSON.stringify(manifest), 200, {
        ...oneDayCacheHeaders,
        'Content-Type': 'application/manifest+json',
      });
    },
  });
}
