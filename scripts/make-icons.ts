/**
 * Draws the icons and the preview picture of shared links from icon.svg and the home page's still life.
 * Run it when either changes: node scripts/make-icons.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from '../tests/setup/find-chromium.ts';

const icon = readFileSync('public/icon.svg', 'utf8');
const letterOnly = icon.replace(/<circle[^>]*>/, '');
const still = readFileSync('assets/still-lifes/home-wide.jpg').toString('base64');
const fontFolder = 'node_modules/@fontsource-variable';
const readFont = (file: string) => readFileSync(`${fontFolder}/${file}`).toString('base64');
const bodoni = readFont('bodoni-moda/files/bodoni-moda-latin-opsz-normal.woff2');
const figtree = readFont('figtree/files/figtree-latin-wght-normal.woff2');

const browser = await chromium.launch(await findChromium());
const page = await browser.newPage();

async function draw(size: { width: number; height: number }, body: string, jpeg = false) {
  await page.setViewportSize(size);
  await page.setContent(
    `<style>@font-face{font-family:B;src:url(data:font/woff2;base64,${bodoni})}
    @font-face{font-family:F;font-weight:300 900;src:url(data:font/woff2;base64,${figtree})}
    body{margin:0;background:transparent} svg{display:block}</style>${body}`,
  );
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot(jpeg ? { type: 'jpeg', quality: 86 } : { omitBackground: true });
}

const square = (px: number) => ({ width: px, height: px });
const round = (px: number) => `<div style="width:${px}px">${icon}</div>`;
/** Phones crop these to their own shape, so the color extends to the edges. */
const full = (px: number) =>
  `<div style="width:${px}px;height:${px}px;background:#b0203c;display:grid;place-items:center"><div style="width:80%">${letterOnly}</div></div>`;

writeFileSync('public/icon-192.png', await draw(square(192), round(192)));
writeFileSync('public/icon-512.png', await draw(square(512), round(512)));
writeFileSync('public/icon-maskable.png', await draw(square(512), full(512)));
writeFileSync('public/apple-touch-icon.png', await draw(square(180), full(180)));
writeFileSync('public/favicon.ico', asIco(await draw(square(32), round(32)), 32));
writeFileSync(
  'public/og-image.jpg',
  await draw(
    { width: 1200, height: 630 },
    `<div style="width:1200px;height:630px;background:#fbf7f2;display:flex;color:#221b19">
      <div style="width:460px;padding:64px 0 60px 64px;box-sizing:border-box;display:flex;flex-direction:column">
        <div style="width:60px">${icon}</div>
        <div style="font:500 80px/1 B;font-variation-settings:'opsz' 30;letter-spacing:-.015em;margin-top:auto">Glowfare</div>
        <div style="width:64px;height:2px;background:#b0203c;margin:34px 0 28px"></div>
        <div style="font:400 31px/1.35 F;color:#6a5d57;max-width:340px">Compare Beauty &amp; Skincare Prices</div>
      </div>
      <div style="flex:1;background:url(data:image/jpeg;base64,${still}) 83% 50%/auto 100%"></div>
    </div>`,
    true,
  ),
);
await browser.close();

/** An .ico file may contain a PNG. */
function asIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
