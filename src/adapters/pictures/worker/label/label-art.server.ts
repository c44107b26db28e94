import type { Picture } from '../../../../domain/catalogue/product';
import { type Box, inset } from './box.ts';
import { brandLook } from './brand-look.ts';
import { drawGround } from './draw-paper.ts';
import { chooseInks } from './inks.ts';
import type { Item } from './layout.ts';
import { findLayout } from './layouts.ts';
import { drawStack, type LabelTexts } from './stack.server.ts';

export interface LabelWish {
  brandId: number;
  texts: LabelTexts;
  picture: Picture;
  /** Width over height of the surface in the world. */
  aspect: number;
}

/** What is printed on the package, as SVG of `width` pixels; nothing in it but shapes. */
export function drawLabel(wish: LabelWish, width: number): string {
  const { aspect } = wish;
  const [w, h] = [1000 * Math.sqrt(aspect), 1000 / Math.sqrt(aspect)];
  // On a pencil the text runs along it.
  const turned = aspect < 0.46;
  const label: Box = { x: 0, y: 0, w: turned ? h : w, h: turned ? w : h };
  const inside = drawUpright(wish, label);
  const drawn = turned
    ? `<g transform="translate(0 ${h.toFixed(1)}) rotate(-90)">${inside}</g>`
    : inside;
  const height = Math.max(1, Math.round(width / aspect));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${w.toFixed(1)} ${h.toFixed(1)}" preserveAspectRatio="none">${drawn}</svg>`;
}

function drawUpright({ brandId, texts, picture }: LabelWish, label: Box): string {
  const layout = findLayout(picture.label);
  const look = brandLook(brandId, picture.typeface ?? layout.voice);
  const inks = chooseInks(picture.palette, layout.paper === 'bare' ? 'none' : layout.colour);
  const press = { layout, look, inks, texts };
  if (label.w / label.h < 3.4) {
    const { svg, inner } = drawGround(layout, label, inks);
    return svg + drawStack(layout.items, inner, press);
  }
  // Long and low: the brand on the left, the rest on the right, one line each.
  const plain = { ...layout, frame: 'none', backdrop: 'none', ornaments: [] } as const;
  const { svg, inner } = drawGround(
    { ...plain, paper: layout.paper === 'bare' ? 'bare' : 'full' },
    label,
    inks,
  );
  const middle = { ...press, layout: { ...plain, spread: 'middle', align: 'centre' } as const };
  const room = inset(inner, 0, inner.h * 0.06);
  const half = (share: number, from: number) => ({
    ...room,
    x: room.x + room.w * from,
    w: room.w * share,
  });
  const rest: Item[] = [
    { what: 'name', scale: 0.3, lines: 2 },
    { what: 'size', scale: 0.17 },
  ];
  const brand = drawStack([{ what: 'brand', scale: 0.55, lines: 1 }], half(0.46, 0), middle);
  return svg + brand + drawStack(rest, half(0.48, 0.52), middle);
}
