import type { Picture } from '~/domain/catalog/product';
import { luminance, readColour } from '../color.ts';
import { brandLook } from './brand-look.ts';
import { chooseInks } from './inks.ts';
import type { Item, Layout } from './layout.ts';
import { findLayout } from './layouts.ts';
import { drawGround } from './paper.ts';
import { drawStack, type LabelTexts } from './stack.server.ts';
import { type Box, inset } from './svg-shapes.ts';

export interface LabelWish {
  brandId: number;
  texts: LabelTexts;
  picture: Picture;
  /** Width over height of the surface in the world. */
  aspect: number;
  /** Whether one sees through the surface. */
  isClear?: boolean;
}

/** What is printed on the package, as SVG of `width` pixels; nothing in it but shapes. */
export function drawLabel(wish: LabelWish, width: number): string {
  const { aspect } = wish;
  const [w, h] = [1000 * Math.sqrt(aspect), 1000 / Math.sqrt(aspect)];
  // On a pencil the text runs along it.
  const turned = aspect < narrowest;
  const label: Box = { x: 0, y: 0, w: turned ? h : w, h: turned ? w : h };
  const inside = drawUpright(wish, label);
  const drawn = turned
    ? `<g transform="translate(0 ${h.toFixed(1)}) rotate(-90)">${inside}</g>`
    : inside;
  const height = Math.max(1, Math.round(width / aspect));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${w.toFixed(1)} ${h.toFixed(1)}" preserveAspectRatio="none">${drawn}</svg>`;
}

function drawUpright({ brandId, texts, picture, isClear }: LabelWish, whole: Box): string {
  const found = findLayout(picture.label);
  const isPasted = found.paper === 'bare' && isClear && isPale(picture.palette.body);
  const layout = isPasted ? pasted(found) : found;
  const label = isPasted ? inset(whole, whole.w * 0.06, whole.h * 0.1) : whole;
  const look = brandLook(brandId, picture.typeface ?? layout.voice);
  const inks = chooseInks(picture.palette, layout.paper === 'bare' ? 'none' : layout.colour);
  const press = { layout, look, inks, texts };
  if (label.w / label.h < longest) {
    const { svg, inner } = drawGround(layout, label, inks);
    return svg + drawStack(layout.items, narrowed(inner), press);
  }
  // Long and low: the brand on the left, the rest on the right, one line each.
  const plain = { ...layout, frame: 'none', backdrop: 'none', ornaments: [] } as const;
  const paper = layout.paper === 'bare' ? 'bare' : 'full';
  const { svg, inner } = drawGround({ ...plain, paper }, label, inks);
  const middle = { ...press, layout: { ...plain, spread: 'middle', align: 'centre' } as const };
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

/** From here on print on what is behind clear glass is hard to read. */
const darkest = 0.1;
const isPale = (colour: string) => luminance(readColour(colour)) > darkest;

/** A small label instead of bare print. */
function pasted(layout: Layout): Layout {
  const frame = layout.frame === 'none' ? 'line' : layout.frame;
  return { ...layout, paper: 'panel', colour: 'label', frame };
}

/** Narrower than a tube: words would not fit across. */
export const narrowest = 0.3;

/** From here on one line beside another reads better than one below it. */
const longest = 7;

/** Around a jar only the middle faces the camera. */
function narrowed(box: Box): Box {
  const width = Math.min(box.w, box.h * 2.7);
  return inset(box, (box.w - width) / 2, 0);
}
