import sharp from 'sharp';
import type { LabelArt } from '../warp/mip-levels.ts';

/** Rasterizes a label's SVG with librsvg. The label holds outlines only, so no system fonts are involved. */
export async function rasterizeLabel(svg: string): Promise<LabelArt> {
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const texels = new Int32Array(data.buffer, data.byteOffset, data.length / 4);
  return { width: info.width, height: info.height, texels };
}
