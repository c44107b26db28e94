import sharp from 'sharp';
import type { Picture } from '~/domain/catalog/product';
import { pictureGround } from '../../../domain/pictures/picture-ground.ts';
import type { PictureFormat, PictureSubject } from '../../../domain/pictures/picture-request';
import { readColour } from './color.ts';
import { encodePicture } from './encode-picture.server.ts';
import { drawLabel } from './label/label-svg.server.ts';
import { rasterizeLabel } from './label/rasterize-label.server.ts';
import { type Tints, tint } from './paint/tint-shape.ts';
import { giveBack, takeBytes } from './picture-buffers.ts';
import { releaseMemory } from './release-memory.ts';
import type { Shape } from './shapes/shape.ts';
import type { ShapeLibrary } from './shapes/shape-library.server.ts';
import { warpLabel } from './warp/warp-label.ts';

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
    if (shape.label) {
      const art = await rasterizeLabel(layOutLabel(wish, shape, shape.label.artWidth));
      warpLabel(pixels, shape, art);
      releaseMemory(art.texels);
    }
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
    ground: readColour(pictureGround(picture)),
  };
}

function layOutLabel(wish: ComposeWish, shape: Shape, width: number): string {
  const { brand, name, size } = wish;
  const { aspect, isClear } = shape;
  const picture = shape.labelOnShade ? onShade(wish.picture) : wish.picture;
  const texts = { brand: brand.name, name, size };
  return drawLabel({ brandId: brand.id, texts, picture, aspect, isClear }, width);
}

/** Inks are chosen for what they are printed on: a gloss shows its shade, not the brand's body. */
function onShade(picture: Picture): Picture {
  return { ...picture, palette: { ...picture.palette, body: picture.shade ?? rosewood } };
}
