import type { Hono } from 'hono';
import { showProduct } from '~/usecases/show-products.server';
import type { RequestEnv } from '../http/request-env.server';
import { endpoint } from './endpoint.server';

const oneDay = { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' };

/** A plain stand-in in the brand's colours, until products have photographs. */
export function productPictures(app: Hono<RequestEnv>): void {
  endpoint(app, '/images/products/:file{[0-9]{1,9}\\.svg}', {
    GET: async (c) => {
      const id = Number.parseInt(c.req.param('file') ?? '', 10);
      const { product } = await showProduct(c.get('deps'), { id });
      const initial = [...product.brand.name][0]?.toUpperCase() ?? '';
      return c.body(drawPlaceholder(product.picture.palette, initial), 200, oneDay);
    },
  });
}

interface Palette {
  body: string;
  accent: string;
  label: string;
}

function drawPlaceholder({ body, accent, label }: Palette, initial: string): string {
  const safe = (colour: string) => (/^#[\da-f]{6}$/i.test(colour) ? colour : '#c9b8ab');
  const letter = /^[\p{L}\p{N}]$/u.test(initial) ? initial : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" width="320" height="320"><rect width="320" height="320" fill="#f3ebe2"/><ellipse cx="160" cy="276" rx="78" ry="10" fill="#221b19" opacity=".12"/><rect x="134" y="52" width="52" height="44" rx="4" fill="${safe(accent)}"/><rect x="98" y="92" width="124" height="184" rx="14" fill="${safe(body)}"/><rect x="114" y="140" width="92" height="92" fill="${safe(label)}"/><text x="160" y="206" text-anchor="middle" font-family="Didot, 'Bodoni MT', Georgia, serif" font-size="60" fill="#221b19">${letter}</text></svg>`;
}
