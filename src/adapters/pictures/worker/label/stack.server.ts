import type { Look } from './brand-look.ts';
import type { Inks } from './inks.ts';
import type { Item, Layout } from './layout.ts';
import { ornaments } from './ornaments.ts';
import { type Box, centreX, path, rect, unitOf } from './svg-shapes.ts';
import { openFace } from './text/face.server.ts';
import { fitText } from './text/fit-text.server.ts';
import { drawLine, measureLine, type Setting } from './text/text-line.server.ts';

export interface LabelTexts {
  brand: string;
  name: string;
  size: string;
}

interface Press {
  layout: Layout;
  look: Look;
  inks: Inks;
  texts: LabelTexts;
}

/** One thing on the label, measured, that draws itself with its top at `y`. */
interface Block {
  height: number;
  draw(y: number): string;
}

const gap = 0.045;
/** Small letters are printed a little bolder, or they drown. */
const smallGain = 0.012;

/** Sets all items within the box, smaller if need be and without the least of them at last. */
export function drawStack(items: readonly Item[], box: Box, press: Press): string {
  const unit = unitOf(box);
  // Low labels, around a jar, have room beside the text and none to waste above it.
  const largest = Math.min(1.7, Math.max(1.1, box.w / box.h / 1.4));
  for (let scale = largest; scale > 0.3; scale *= 0.93) {
    const kept = scale > 0.6 ? items : items.filter(isText);
    const blocks = kept
      .map((item) => measure(item, box, unit * scale, press))
      .filter((block) => block !== null);
    const space = unit * scale * gap;
    const height = blocks.reduce((sum, block) => sum + block.height + space, -space);
    if (height <= box.h) return place(blocks, box, space, height, press.layout.spread);
  }
  const [first] = items.filter(isText);
  const block = first && measure(first, box, Math.min(box.h / 0.4, unit) * 0.3, press);
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
  const lead = { middle: free / 2, top: 0, ends: 0, foot: free }[spread];
  let y = box.y + lead;
  return blocks
    .map((block, index) => {
      // What is left over goes below the first block: the brand on top, the rest at the foot.
      if (spread === 'ends' && index === 1) y += free;
      const svg = block.draw(y);
      y += block.height + space;
      return svg;
    })
    .join('');
}

function measure(item: Item, box: Box, unit: number, press: Press): Block | null {
  const { inks, layout } = press;
  const left = (width: number) => (layout.align === 'left' ? box.x : centreX(box) - width / 2);
  switch (item.what) {
    case 'rule': {
      const w = Math.min(box.w, box.w * item.length);
      const height = Math.max(1, unit * item.weight);
      return { height, draw: (y) => rect({ x: left(w), y, w, h: height }, inks.second) };
    }
    case 'ornament': {
      const side = Math.min(unit * item.scale, box.w, box.h * 0.4);
      const chosen = layout.ornaments[press.look.pick(layout.ornaments.length, 5)];
      if (!chosen) return null;
      const draw = (y: number) =>
        ornaments[chosen]({ x: left(side), y, w: side, h: side }, inks.second);
      return { height: side, draw };
    }
    case 'initial':
      return measureText([...press.texts.brand][0] ?? '', item.scale, 1, 'brand', inks.second);
    default:
      return measureText(
        press.texts[item.what],
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
    colour: string,
  ): Block | null {
    let setting = settingOf(what, press.look);
    const caps = what === 'brand' ? press.look.caps : what === 'name' && press.look.nameCaps;
    const text = caps ? raw.toUpperCase() : raw;
    const leading = what === 'brand' ? 1.02 : 1.16;
    const largest = unit * scale;
    // A brand is never cut short; a name is, before it becomes too small to read.
    const smallest = what === 'name' ? largest * 0.66 : 0;
    const tryToFit = () =>
      fitText({ text, setting, lines, leading, width: box.w, largest, smallest });
    let fitted = tryToFit();
    if (what === 'brand' && fitted.size < largest * 0.7) {
      // Wide spacing is for those who have the room.
      setting = { ...setting, tracking: Math.min(setting.tracking, 0.02) };
      fitted = tryToFit();
    }
    if (fitted.lines.length === 0 || fitted.size === 0) return null;
    const rows = fitted.lines.map((line) => ({ line, ...measureLine(line, setting) }));
    const { size } = fitted;
    const [first, last] = [rows[0], rows.at(-1)];
    const step = leading * size;
    const height = (first?.top ?? 0) * size + step * (rows.length - 1) + (last?.bottom ?? 0) * size;
    const gain = what === 'brand' ? press.look.voice.gain : smallGain;
    const draw = (y: number) => {
      const data = rows.map(({ line, width }, index) => {
        const base = y + (first?.top ?? 0) * size + step * index;
        return drawLine(line, setting, { x: left(width * size), y: base, size, gain });
      });
      return path(data.join(''), colour);
    };
    return { height, draw };
  }
}

function settingOf(what: 'brand' | 'name' | 'size', look: Look): Setting {
  if (what === 'brand') return { face: openFace(look.voice.display), tracking: look.tracking };
  const tracking = what === 'name' && look.nameCaps ? 0.06 : 0.015;
  return { face: openFace(look.voice.text), tracking };
}
