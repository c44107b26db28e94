import sharp from 'sharp';
import type { Picture } from '../../../domain/catalogue/product';
import { pictureGround } from '../../../domain/pictures/picture-ground.ts';
import type { PictureFormat, PictureSubject } from '../../../domain/pictures/picture-request';
import { readColour } from './colour.ts';
import { encodePicture } from './encode.server.ts';
import { drawLabel } from './label/label-art.server.ts';
import type { Shape } from './shape.ts';
import type { ShapeLibrary } from './shape-library.server.ts';
import { type Tints, tint } from './tint.ts';
import { type LabelArt, warpLabel } from './warp-label.ts';

/** All that a label says and a package shows. */
export interface ComposeWish extends Pick<PictureSubject, 'brand' | 'name' | 'picture'> {
  size: string;
  width: number;
  format: PictureFormat;
}

/** Makes a product's picture: the shape tinted, its label drawn, bent and lit. */
export async function composePicture(
  library: ShapeLibrary,
  wish: ComposeWish,
): Promise<Buffer<ArrayBufferLike>> {
  const shape = await library.find(wish.picture.shape, wish.width);
  const pixels = tint(shape, chooseTints(wish, shape));
  if (shape.label) {
    warpLabel(pixels, shape, await drawArt(wish, shape, shape.label.artWidth));
  }
  const { width } = wish;
  const raw = sharp(pixels, { raw: { width, height: width, channels: 3 } });
  return encodePicture(raw, wish.format);
}

/** A lipstick whose shade nobody knows still has one. */
const rosewood = '#b5655f';

function chooseTints({ picture }: ComposeWish, { hasShade }: Shape): Tints {
  const { palette, shade } = picture;
  return {
    body: readColour(palette.body),
    // Where nothing inside can be seen, the cap tells the shade.
    accent: readColour(shade && !hasShade ? shade : palette.accent),
    shade: readColour(shade ?? rosewood),
    ground: readColour(pictureGround(picture)),
  };
}

async function drawArt(wish: ComposeWish, shape: Shape, width: number): Promise<LabelArt> {
  const { brand, name, size } = wish;
  const { aspect } = shape;
  const picture = shape.labelOnShade ? onShade(wish.picture) : wish.picture;
  const texts = { brand: brand.name, name, size };
  const svg = drawLabel({ brandId: brand.id, texts, picture, aspect }, width);
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: new Uint8Array(data) };
}

/** Inks are chosen for what they are printed on: a gloss shows its shade, not the brand's body. */
function onShade(picture: Picture): Picture {
  return { ...picture, palette: { ...picture.palette, body: picture.shade ?? rosewood } };
}
