import sharp, { type Region } from 'sharp';
import { expect, test } from 'vitest';
import { drawShareCard } from './share-card.server';

const card = {
  siteName: 'Glowfare',
  brand: 'Maison Rosé',
  name: 'Hyaluronic Dew Serum with Rose Water',
  price: 'From $24.00',
  stores: 'Compare 7 stores',
  isIllustration: false,
};
const picture = await sharp({
  create: { width: 960, height: 960, channels: 3, background: '#3366cc' },
})
  .jpeg()
  .toBuffer();

/** Mean of each channel within an area. */
async function meanColor(bytes: Buffer, area: Region): Promise<number[]> {
  const cut = await sharp(bytes).extract(area).png().toBuffer();
  return (await sharp(cut).stats()).channels.map(({ mean }) => mean);
}

/** Average brightness of the text column, 0 to 255. */
async function brightness(bytes: Buffer, rows: { top: number; height: number }): Promise<number> {
  const [red = 0, green = 0, blue = 0] = await meanColor(bytes, {
    left: 692,
    width: 440,
    ...rows,
  });
  return (red + green + blue) / 3;
}

test('the card is a JPEG of 1200 by 630 pixels with the product on the left', async () => {
  const bytes = await drawShareCard({ card, picture });
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const [red = 0, , blue = 0] = await meanColor(bytes, {
    left: 0,
    top: 0,
    width: 600,
    height: 630,
  });
  expect(blue).toBeGreaterThan(red + 50);
});

test('shows name and price', async () => {
  const [whole, empty] = await Promise.all([
    drawShareCard({ card, picture }),
    drawShareCard({ card: { ...card, name: '', price: '', stores: '' }, picture }),
  ]);
  for (const area of [
    { top: 190, height: 200 },
    { top: 470, height: 110 },
  ]) {
    expect(await brightness(whole, area)).toBeLessThan((await brightness(empty, area)) - 5);
  }
});

test('says that an illustration is one', async () => {
  const [plain, illustrated] = await Promise.all([
    drawShareCard({ card, picture }),
    drawShareCard({ card: { ...card, isIllustration: true }, picture }),
  ]);
  const area = { top: 580, height: 30 };
  expect(await brightness(illustrated, area)).toBeLessThan((await brightness(plain, area)) - 2);
});

test.each([
  '</svg><script>alert(1)</script>',
  'W'.repeat(400),
  '美容液 💄',
  Array.from({ length: 60 }, () => 'rejuvenating').join(' '),
])('a name like %j gives a valid card', async (name) => {
  const bytes = await drawShareCard({ card: { ...card, name, brand: name }, picture });
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
});
