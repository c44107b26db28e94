import type { BrandLook } from './brand-look.ts';
import type { Inks } from './inks.ts';
import type { Item, Layout } from './layout.ts';
import { ornaments } from './ornaments.ts';
import { type Box, centerX, path, rect, unitOf } from './svg-shapes.ts';
import { openFace } from './text/face.server.ts';
import { fitText } from './text/fit-text.server.ts';
import { drawLine, measureLine, type Setting } from './text/text-line.server.ts';

export interface LabelTexts {
  brand: string;
  name: string;
  size: string;
}

interface LabelContext {
  layout: Layout;
  look: BrandLook;
  inks: Inks;
  texts: LabelTexts;
}

/** A measured element of the label. */
interface Block {
  height: number;
  /** Draws it with its top at `y`. */
  draw(y: number): string;
}

/** Space between elements, relative to the label's size. */
const gap = 0.045;
/** Small text is printed bolder to stay legible. */
const smallTextGain = 0.012;

/** Arranges the items within the box, shrinking them and finally dropping all but text until they fit. */
export function drawStack(items: readonly Item[], box: Box, context: LabelContext): string {
  const unit = unitOf(box);
  // Low labels have spare width, so their text may be larger.
  const maxScale = Math.min(1.7, Math.max(1.1, box.w / box.h / 1.4));
  for (let scale = maxScale; scale > 0.3; scale *= 0.93) {
    const kept = scale > 0.6 ? items : items.filter(isText);
    const blocks = kept
      .map((item) => measure(item, box, unit * scale, context))
      .filter((block) => block !== null);
    const space = unit * scale * gap;
    const height = blocks.reduce((sum, block) => sum + block.height + space, -space);
    if (height <= box.h) return place(blocks, box, space, height, context.layout.spread);
  }
  const [first] = items.filter(isText);
  const block = first && measure(first, box, Math.min(box.h / 0.4, unit) * 0.3, context);
  return block && block.height <= box.h ? block.draw(box.y + (box.h - block.height) / 2) : '';
}

const isText = ({ what }: Item) => what === 'brand' || what === 'name' || what === 'size';

function place(
  blocks: readonly Block[],
  box: Box,
  space: number,
  height: number,
  spread: Layout['spread'],
): string {
  const free = box.h - height;
  const lead = { middle: free / 2, top: 0, ends: 0, bottom: free }[spread];
  let y = box.y + lead;
  return blocks
    .map((block, index) => {
      // The free space goes below the first block: brand at the top, the rest at the bottom.
      if (spread === 'ends' && index === 1) y += free;
      const svg = block.draw(y);
      y += block.height + space;
      return svg;
    })
    .join('');
}

function measure(item: Item, box: Box, unit: number, context: LabelContext): Block | null {
  const { inks, layout } = context;
  const left = (width: number) => (layout.align === 'left' ? box.x : centerX(box) - width / 2);
  switch (item.what) {
    case 'rule': {
      const w = Math.min(box.w, box.w * item.length);
      const height = Math.max(1, unit * item.weight);
      return { height, draw: (y) => rect({ x: left(w), y, w, h: height }, inks.second) };
    }
    case 'ornament': {
      const side = Math.min(unit * item.scale, box.w, box.h * 0.4);
      const chosen = layout.ornaments[context.look.pick(layout.ornaments.length, 5)];
      if (!chosen) return null;
      const draw = (y: number) =>
        ornaments[chosen]({ x: left(side), y, w: side, h: side }, inks.second);
      return { height: side, draw };
    }
    case 'initial':
      return measureText([...context.texts.brand][0] ?? '', item.scale, 1, 'brand', inks.second);
    default:
      return measureText(
        context.texts[item.what],
        item.scale,
        item.lines ?? 1,
        item.what,
        item.ink === 'second' ? inks.second : inks.ink,
      );
  }

  function measureText(
    raw: string,
    scale: number,
    lines: number,
    what: 'brand' | 'name' | 'size',
    color: string,
  ): Block | null {
    let setting = settingOf(what, context.look);
    const caps =
      what === 'brand' ? context.look.isCaps : what === 'name' && context.look.isNameCaps;
    const text = caps ? raw.toUpperCase() : raw;
    const leading = what === 'brand' ? 1.02 : 1.16;
    const maxSize = unit * scale;
    // A name is shortened before it becomes illegible; a brand never is.
    const minSize = what === 'name' ? maxSize * 0.66 : 0;
    const tryToFit = () =>
      fitText({ text, setting, maxLines: lines, leading, width: box.w, maxSize, minSize });
    let fitted = tryToFit();
    if (what === 'brand' && fitted.size < maxSize * 0.7) {
      // Tighter letter spacing leaves room for larger letters.
      setting = { ...setting, tracking: Math.min(setting.tracking, 0.02) };
      fitted = tryToFit();
    }
    if (fitted.lines.length === 0 || fitted.size === 0) return null;
    const rows = fitted.lines.map((line) => ({ line, ...measureLine(line, setting) }));
    const { size } = fitted;
    const [first, last] = [rows[0], rows.at(-1)];
    const step = leading * size;
    const height = (first?.top ?? 0) * size + step * (rows.length - 1) + (last?.bottom ?? 0) * size;
    const gain = what === 'brand' ? context.look.typeface.gain : smallTextGain;
    const draw = (y: number) => {
      const data = rows.map(({ line, width }, index) => {
        const base = y + (first?.top ?? 0) * size + step * index;
        return drawLine(line, setting, { x: left(width * size), y: base, size, gain });
      });
      return path(data.join(''), color);
    };
    return { height, draw };
  }
}

function settingOf(what: 'brand' | 'name' | 'size', look: BrandLook): Setting {
  if (what === 'brand') return { face: openFace(look.typeface.display), tracking: look.tracking };
  const tracking = what === 'name' && look.isNameCaps ? 0.06 : 0.015;
  return { face: openFace(look.typeface.text), tracking };
}
