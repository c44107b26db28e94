import sharp from 'sharp';
import type { ShareCard } from '../../../domain/pictures/share-card';
import { openFace } from './label/text/face.server.ts';
import { fitText } from './label/text/fit-text.server.ts';
import { drawLine, measureLine, type Setting } from './label/text/text-line.server.ts';

export interface ShareWish {
  card: ShareCard;
  /** The product's picture, square. */
  picture: Uint8Array;
}

/** What the large networks show without cutting anything off. */
const width = 1200;
const height = 630;
const margin = 62;
const left = height + margin;
const column = width - left - margin;

const colours = { paper: '#fbf7f2', ink: '#221b19', soft: '#6a5d57', accent: '#b0203c' };

/** Draws the picture of a shared link: the product on the left, words and price on the right. */
export async function drawShareCard({ card, picture }: ShareWish): Promise<Buffer> {
  const product = await sharp(picture).resize(height, height, { fit: 'cover' }).toBuffer();
  return sharp(Buffer.from(drawWords(card)))
    .composite([{ input: product, left: 0, top: 0 }])
    .flatten({ background: colours.paper })
    .jpeg({ quality: 86, progressive: true, optimiseCoding: true })
    .toBuffer();
}

/** The right half, as SVG with every letter an outline: it looks the same on every machine. */
function drawWords({ siteName, brand, name, price, stores }: ShareCard): string {
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
    largest: 56,
    smallest: 34,
    lines: 4,
    leading: 1.16,
  });
  const titleTop = 252;
  const parts = [
    line(siteName, serif(700), { y: 96, size: 34 }),
    `<rect x="${left}" y="124" width="${column}" height="1.5" fill="${colours.ink}" opacity="0.25"/>`,
    line(brand.toUpperCase(), sans(500, 0.12), { y: 180, size: 22, colour: colours.soft }),
    ...title.lines.map((text, index) =>
      line(text, serif(500), { y: titleTop + index * title.size * 1.16, size: title.size }),
    ),
    line(price, sans(600), { y: 526, size: 54, colour: colours.accent }),
    line(stores, sans(400), { y: 568, size: 27, colour: colours.soft }),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${colours.paper}"/>${parts.join('')}</svg>`;
}

interface Place {
  y: number;
  size: number;
  colour?: string;
}

/** One line, made smaller when it would run over the edge. */
function line(text: string, setting: Setting, place: Place): string {
  const natural = measureLine(text, setting).width * place.size;
  const size = natural > column ? (place.size * column) / natural : place.size;
  const outline = drawLine(text, setting, { x: left, y: place.y, size });
  return `<path d="${outline}" fill="${place.colour ?? colours.ink}"/>`;
}
