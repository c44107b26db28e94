import sharp from 'sharp';
import type { Picture } from '~/domain/catalog/product';
import { pictureBackground } from '../../../domain/pictures/picture-background.ts';
import type { PictureFormat, PictureSubject } from '../../../domain/pictures/picture-request';
import type { LabelArt } from './art-levels.ts';
import { readColour } from './colour.ts';
import { encodePicture } from './encode.server.ts';
import { drawLabel } from './label/label-art.server.ts';
import { drawArt } from './label/raster/draw-art.ts';
import type { Shape } from './shape.ts';
import type { ShapeLibrary } from './shape-library.server.ts';
import { giveBack, takeBytes } from './spare-bytes.ts';
import { type Tints, tint } from './tint.ts';
import { warpLabel } from './warp-label.ts';

/** All that a label says and a package shows. */
export interface ComposeWish extends Pick<PictureSubject, 'brand' | 'name' | 'picture'> {
  size: string;
  width: number;
  format: PictureFormat;
}

/** Makes a product's picture: the shape tinted, its label drawn, bent and lit. */
export function composePicture(
  library: ShapeLibrary,
  wish: ComposeWish,
): Promise<Buffer<ArrayBufferLike>> {
  return library.use(wish.picture.shape, wish.width, (shape) => composeWith(shape, wish));
}

async function composeWith(shape: Shape, wish: ComposeWish): Promise<Buffer<ArrayBufferLike>> {
  const { width, format } = wish;
  const pixels = takeBytes(width * width * 3);
  try {
    tint(shape, chooseTints(wish, shape), pixels);
    if (shape.label) warpLabel(pixels, shape, printLabel(wish, shape, shape.label.artWidth));
    const raw = sharp(pixels, { raw: { width, height: width, channels: 3 } });
    return await encodePicture(raw, format, width);
  } finally {
    giveBack(pixels);
  }
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
    ground: readColour(pictureBackground(picture)),
  };
}

function printLabel(wish: ComposeWish, shape: Shape, width: number): LabelArt {
  const { brand, name, size } = wish;
  const { aspect, isClear } = shape;
  const picture = shape.labelOnShade ? onShade(wish.picture) : wish.picture;
  const texts = { brand: brand.name, name, size };
  return drawArt(drawLabel({ brandId: brand.id, texts, picture, aspect, isClear }, width));
}

/** Inks are chosen for what they are printed on: a gloss shows its shade, not the brand's body. */
function onShade(picture: Picture): Picture {
  return { ...picture, palette: { ...picture.palette, body: picture.shade ?? rosewood } };
}
