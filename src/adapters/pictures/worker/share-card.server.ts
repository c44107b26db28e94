import sharp from 'sharp';
import type { ShareCard } from '../../../domain/pictures/share-card';
import { openFace } from './label/text/face.server.ts';
import { fitText } from './label/text/fit-text.server.ts';
import { drawLine, measureLine, type Setting } from './label/text/text-line.server.ts';

export interface ShareCardRequest {
  card: ShareCard;
  /** The product's picture, square. */
  picture: Uint8Array;
}

/** The size that large social networks show uncropped. */
const width = 1200;
const height = 630;
const margin = 62;
const left = height + margin;
const column = width - left - margin;

const colors = { paper: '#fbf7f2', ink: '#221b19', soft: '#6a5d57', accent: '#b0203c' };

/** Draws the preview picture of a shared link: the product on the left, text and price on the right. */
export async function drawShareCard({ card, picture }: ShareCardRequest): Promise<Buffer> {
  const product = await sharp(picture).resize(height, height, { fit: 'cover' }).toBuffer();
  return sharp(Buffer.from(drawTextSvg(card)))
    .composite([{ input: product, left: 0, top: 0 }])
    .flatten({ background: colors.paper })
    .jpeg({ quality: 86, progressive: true, optimizeCoding: true })
    .toBuffer();
}

/** The right half as SVG, with text as outlines so that it looks the same on every machine. */
function drawTextSvg({ siteName, brand, name, price, stores, isIllustration }: ShareCard): string {
  const serif = (weight: number) => ({
    face: openFace({ family: 'playfair-display', weight }),
    tracking: 0,
  });
  const sans = (weight: number, tracking = 0) => ({
    face: openFace({ family: 'jost', weight }),
    tracking,
  });
  const title = fitText({
    text: name,
    setting: serif(500),
    width: column,
    maxSize: 56,
    minSize: 34,
    maxLines: 4,
    leading: 1.16,
  });
  const titleTop = 252;
  const parts = [
    line(siteName, serif(700), { y: 96, size: 34 }),
    `<rect x="${left}" y="124" width="${column}" height="1.5" fill="${colors.ink}" opacity="0.25"/>`,
    line(brand.toUpperCase(), sans(500, 0.12), { y: 180, size: 22, color: colors.soft }),
    ...title.lines.map((text, index) =>
      line(text, serif(500), { y: titleTop + index * title.size * 1.16, size: title.size }),
    ),
    line(price, sans(600), { y: 526, size: 54, color: colors.accent }),
    line(stores, sans(400), { y: 568, size: 27, color: colors.soft }),
    ...(isIllustration
      ? [
          line('The picture is an illustration.', sans(400), {
            y: 602,
            size: 20,
            color: colors.soft,
          }),
        ]
      : []),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${colors.paper}"/>${parts.join('')}</svg>`;
}

interface Place {
  y: number;
  size: number;
  color?: string;
}

/** One line, shrunk if it is wider than the column. */
function line(text: string, setting: Setting, place: Place): string {
  const natural = measureLine(text, setting).width * place.size;
  const size = natural > column ? (place.size * column) / natural : place.size;
  const outline = drawLine(text, setting, { x: left, y: place.y, size });
  return `<path d="${outline}" fill="${place.color ?? colors.ink}"/>`;
}
