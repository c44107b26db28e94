import sharp from 'sharp';
import type { Picture } from '~/domain/catalog/product';
import { isIllustration } from '../../../domain/pictures/illustration.ts';
import { pictureBackground } from '../../../domain/pictures/picture-background.ts';
import type { PictureFormat, PictureSubject } from '../../../domain/pictures/picture-request';
import { readColor } from './color.ts';
import { encodePicture } from './encode-picture.server.ts';
import { drawLabelSvg } from './label/label-svg.server.ts';
import { rasterizeLabel } from './label/rasterize-label.server.ts';
import { type Tints, tintShape } from './paint/tint-shape.ts';
import { releaseMemory } from './release-memory.ts';
import type { Shape } from './shapes/shape.ts';
import type { ShapeLibrary } from './shapes/shape-library.server.ts';
import { warpLabel } from './warp/warp-label.ts';

/** What to draw on the package and how large. */
export interface ProductPictureRequest extends Pick<PictureSubject, 'brand' | 'name' | 'picture'> {
  size: string;
  width: number;
  format: PictureFormat;
}

/** Draws a product's picture: tints the shape, then warps and lights its label, if it has one. */
export function drawProductPicture(
  library: ShapeLibrary,
  request: ProductPictureRequest,
): Promise<Buffer<ArrayBufferLike>> {
  return library.use(request.picture.shape, request.width, (shape) => drawWith(shape, request));
}

async function drawWith(
  shape: Shape,
  request: ProductPictureRequest,
): Promise<Buffer<ArrayBufferLike>> {
  const { width, format } = request;
  const pixels = takeBuffer(width * width * 3);
  try {
    tintShape(shape, chooseTints(request, shape), pixels);
    if (shape.label && !isIllustration(request.picture)) {
      const art = await rasterizeLabel(layOutLabel(request, shape, shape.label.artWidth));
      warpLabel(pixels, shape, art);
      releaseMemory(art.texels);
    }
    const raw = sharp(pixels, { raw: { width, height: width, channels: 3 } });
    return await encodePicture(raw, format, width);
  } finally {
    returnBuffer(pixels);
  }
}

/** For products whose shade is unknown. */
const defaultShade = '#b5655f';

function chooseTints({ picture }: ProductPictureRequest, { hasShade }: Shape): Tints {
  const { palette, shade } = picture;
  return {
    body: readColor(palette.body),
    // The cap shows the shade if the package hides its contents.
    accent: readColor(shade && !hasShade ? shade : palette.accent),
    shade: readColor(shade ?? defaultShade),
    background: readColor(pictureBackground(picture)),
  };
}

function layOutLabel(request: ProductPictureRequest, shape: Shape, width: number): string {
  const { brand, name, size } = request;
  const { aspect, isClear } = shape;
  const picture = shape.isLabelOnShade ? withShadeAsBody(request.picture) : request.picture;
  const texts = { brand: brand.name, name, size };
  return drawLabelSvg({ brandId: brand.id, texts, picture, aspect, isClear }, width);
}

/** Inks must contrast with the surface below: on a gloss tube that is the shade, not the body color. */
function withShadeAsBody(picture: Picture): Picture {
  return { ...picture, palette: { ...picture.palette, body: picture.shade ?? defaultShade } };
}

const freeBuffers = new Map<number, Uint8Array>();

/**
 * Takes a buffer from the pool; its content is undefined. Allocating one per picture made garbage collection
 * cost more than drawing.
 */
function takeBuffer(length: number): Uint8Array {
  const found = freeBuffers.get(length);
  if (!found) return new Uint8Array(length);
  freeBuffers.delete(length);
  return found;
}

function returnBuffer(buffer: Uint8Array): void {
  freeBuffers.set(buffer.length, buffer);
}
