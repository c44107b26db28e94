import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

interface TestShape {
  width?: number;
  aspect?: number;
  /** Paints the cap with the shade instead of the accent. */
  shaded?: boolean;
  pans?: [number, number, number, number][];
}

/** Writes a shape as the renderer does: a shaded cylinder with a cap, its label bent around it. */
export async function writeTestShape(folder: string, given: TestShape = {}): Promise<void> {
  const { width = 200, aspect = 1, shaded = false, pans } = given;
  const base = new Uint8Array(width * width * 3);
  const masks = new Uint8Array(width * width * 4);
  const map = new Uint16Array(width * width * 3);
  for (let y = 0; y < width; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const [across, down] = [(x + 0.5) / width, (y + 0.5) / width];
      const bend = (across - 0.5) / 0.25;
      const isPackage = Math.abs(bend) < 1 && down > 0.15 && down < 0.9;
      const light = isPackage ? 100 + 110 * Math.sqrt(1 - bend * bend) : 222;
      base.fill(light, i * 3, i * 3 + 3);
      if (!isPackage) masks[i * 4 + 3] = 255;
      else masks[i * 4 + (down > 0.3 ? 0 : shaded ? 2 : 1)] = 255;
      if (!isPackage || down < 0.4 || down > 0.8 || Math.abs(bend) > 0.95) continue;
      map[i * 3] = 65535 * (Math.asin(bend) / Math.PI + 0.5);
      map[i * 3 + 1] = (65535 * (down - 0.4)) / 0.4;
      map[i * 3 + 2] = 65535;
    }
  }
  mkdirSync(folder, { recursive: true });
  const raw = (channels: 3 | 4) => ({ raw: { width, height: width, channels } });
  await sharp(base, raw(3)).webp({ lossless: true }).toFile(join(folder, 'base.webp'));
  await sharp(masks, raw(4)).png().toFile(join(folder, 'masks.png'));
  await sharp(map, raw(3)).toColourspace('rgb16').png().toFile(join(folder, 'uv.png'));
  const about = { shape: 'test', label: { aspect }, material: 'plastic', ...(pans && { pans }) };
  writeFileSync(join(folder, 'shape.json'), JSON.stringify(about));
}
