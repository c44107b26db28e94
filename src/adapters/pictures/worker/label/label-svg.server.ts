import type { Picture } from '~/domain/catalog/product';
import { luminance, readColor } from '../color.ts';
import { brandLook } from './brand-look.ts';
import { chooseInks } from './inks.ts';
import type { Item, Layout } from './layout.ts';
import { findLayout } from './layouts.ts';
import { drawLabelBase } from './paper.ts';
import { drawStack, type LabelTexts } from './stack.server.ts';
import { type Box, inset } from './svg-shapes.ts';

export interface LabelSpec {
  brandId: number;
  texts: LabelTexts;
  picture: Picture;
  /** Width over height of the physical surface. */
  aspect: number;
  /** Whether the surface is transparent. */
  isClear?: boolean;
}

/** Draws the print of a package as SVG of `width` pixels; it contains shapes only. */
export function drawLabelSvg(spec: LabelSpec, width: number): string {
  const { aspect } = spec;
  const [w, h] = [1000 * Math.sqrt(aspect), 1000 / Math.sqrt(aspect)];
  // On a pencil the text runs lengthwise.
  const isRotated = aspect < minUprightAspect;
  const label: Box = { x: 0, y: 0, w: isRotated ? h : w, h: isRotated ? w : h };
  const inside = drawUpright(spec, label);
  const drawn = isRotated
    ? `<g transform="translate(0 ${h.toFixed(1)}) rotate(-90)">${inside}</g>`
    : inside;
  const height = Math.max(1, Math.round(width / aspect));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${w.toFixed(1)} ${h.toFixed(1)}" preserveAspectRatio="none">${drawn}</svg>`;
}

function drawUpright({ brandId, texts, picture, isClear }: LabelSpec, whole: Box): string {
  const found = findLayout(picture.label);
  const needsPaper = found.paper === 'bare' && isClear && isPale(picture.palette.body);
  const layout = needsPaper ? withPaper(found) : found;
  const label = needsPaper ? inset(whole, whole.w * 0.06, whole.h * 0.1) : whole;
  const look = brandLook(brandId, picture.typeface ?? layout.typeface);
  const inks = chooseInks(picture.palette, layout.paper === 'bare' ? 'none' : layout.color);
  const context = { layout, look, inks, texts };
  if (label.w / label.h < minSideBySideAspect) {
    const { svg, inner } = drawLabelBase(layout, label, inks);
    return svg + drawStack(layout.items, limitWidth(inner), context);
  }
  // Wide and low: the brand on the left, the name on the right.
  const plain = { ...layout, frame: 'none', backdrop: 'none', ornaments: [] } as const;
  const paper = layout.paper === 'bare' ? 'bare' : 'full';
  const { svg, inner } = drawLabelBase({ ...plain, paper }, label, inks);
  const middle = { ...context, layout: { ...plain, spread: 'middle', align: 'center' } as const };
  const room = inset(inner, 0, inner.h * 0.06);
  const part = (from: number, to: number) => ({
    ...room,
    x: room.x + room.w * from,
    w: room.w * (to - from),
  });
  const rest: Item[] = [{ what: 'name', scale: 0.3, lines: 2 }];
  const brand = drawStack([{ what: 'brand', scale: 0.55, lines: 1 }], part(0, 0.42), middle);
  return svg + brand + drawStack(rest, part(0.48, 1), middle);
}

/** Print on clear glass is hard to read if its contents are brighter. */
const maxReadableLuminance = 0.1;
const isPale = (color: string) => luminance(readColor(color)) > maxReadableLuminance;

/** Replaces bare print by a paper label. */
function withPaper(layout: Layout): Layout {
  const frame = layout.frame === 'none' ? 'line' : layout.frame;
  return { ...layout, paper: 'panel', color: 'label', frame };
}

/** Text does not fit across narrower surfaces and is rotated. */
export const minUprightAspect = 0.3;

/** Labels this wide show brand and name side by side. */
const minSideBySideAspect = 7;

/** Only the middle of a wide label faces the camera. */
function limitWidth(box: Box): Box {
  const width = Math.min(box.w, box.h * 2.7);
  return inset(box, (box.w - width) / 2, 0);
}
