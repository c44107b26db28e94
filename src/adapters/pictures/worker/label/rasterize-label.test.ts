import { expect, test } from 'vitest';
import { rasterizeLabel } from './rasterize-label.server';

const texel = (red: number, green: number, blue: number, alpha: number) =>
  Buffer.from([red, green, blue, alpha]).readInt32LE();

test('a label becomes one number per texel, red lowest and alpha highest, stretched to its size', async () => {
  const shapes =
    '<rect width="50" height="100" fill="#102030"/><rect x="75" width="25" height="100" fill="#ff000080"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2" viewBox="0 0 100 100" preserveAspectRatio="none">${shapes}</svg>`;
  const { width, height, texels } = await rasterizeLabel(svg);
  const row = [...Array(2).fill(texel(16, 32, 48, 255)), 0, texel(255, 0, 0, 128)];
  expect([width, height]).toEqual([4, 2]);
  expect([...texels]).toEqual([...row, ...row]);
});
