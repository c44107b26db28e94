import { drawBackdrop } from './backdrops.ts';
import type { Inks } from './inks.ts';
import type { Frame, Layout, PaperShape } from './layout.ts';
import { type Box, centerX, ellipse, inset, outline, polygon, rect, unitOf } from './svg-shapes.ts';

export interface LabelBase {
  svg: string;
  inner: Box;
}

/** Draws everything below the text: paper, backdrop and frame. */
export function drawLabelBase(layout: Layout, label: Box, inks: Inks): LabelBase {
  const unit = unitOf(label);
  const shape = fitPaperShape(label, layout.paper);
  const paper = paperBox(shape, label);
  const backdrop = drawBackdrop(layout.backdrop, paper, inks);
  const frame = drawFrame(layout.frame, shape, paper, inks.second, unit);
  return {
    svg: drawPaper(shape, paper, inks.paper) + backdrop.svg + frame,
    inner: innerBox({ ...layout, paper: shape }, paper, backdrop.textInsets, unit),
  };
}

/** Replaces papers that would leave no room for text on a long label. */
function fitPaperShape({ w, h }: Box, shape: PaperShape): PaperShape {
  const isLong = Math.max(w / h, h / w) > 1.7;
  if (isLong && (shape === 'disc' || shape === 'oval')) return 'rounded';
  return isLong && shape === 'arch' ? 'tag' : shape;
}

function paperBox(shape: PaperShape, label: Box): Box {
  const unit = unitOf(label);
  switch (shape) {
    case 'bare':
    case 'full':
      return label;
    case 'disc': {
      const side = Math.min(label.w, label.h) * 0.94;
      return inset(label, (label.w - side) / 2, (label.h - side) / 2);
    }
    case 'oval': {
      // Limits the aspect ratio.
      const w = Math.min(label.w * 0.96, label.h * 1.75);
      const h = Math.min(label.h * 0.96, label.w * 1.45);
      return inset(label, (label.w - w) / 2, (label.h - h) / 2);
    }
    default: {
      const w = Math.min(label.w * 0.94, label.h * 2.4);
      const h = Math.min(label.h * 0.94, label.w * 1.9);
      return inset(label, Math.max((label.w - w) / 2, unit * 0.02), (label.h - h) / 2);
    }
  }
}

function drawPaper(shape: PaperShape, box: Box, fill: string): string {
  const unit = unitOf(box);
  switch (shape) {
    case 'bare':
      return '';
    case 'oval':
    case 'disc':
      return ellipse(box, fill);
    case 'rounded':
      return rect(box, fill, unit * 0.09);
    case 'panel':
      return rect(box, fill, unit * 0.012);
    case 'tag': {
      const cut = unit * 0.09;
      const [right, bottom] = [box.x + box.w, box.y + box.h];
      return polygon(
        [
          ...([
            [box.x + cut, box.y],
            [right - cut, box.y],
          ] as const),
          ...([
            [right, box.y + cut],
            [right, bottom - cut],
          ] as const),
          ...([
            [right - cut, bottom],
            [box.x + cut, bottom],
          ] as const),
          ...([
            [box.x, bottom - cut],
            [box.x, box.y + cut],
          ] as const),
        ],
        fill,
      );
    }
    case 'arch': {
      const rise = Math.min(box.h * 0.24, box.w * 0.5);
      return `<path d="M${box.x} ${box.y + box.h}V${box.y + rise}Q${box.x} ${box.y} ${centerX(box)} ${box.y}Q${box.x + box.w} ${box.y} ${box.x + box.w} ${box.y + rise}V${box.y + box.h}Z" fill="${fill}"/>`;
    }
    default:
      return rect(box, fill);
  }
}

function drawFrame(frame: Frame, shape: PaperShape, box: Box, color: string, unit: number): string {
  const fine = unit * 0.006;
  const within = inset(box, unit * 0.035);
  const round = shape === 'oval' || shape === 'disc';
  const draw = (at: Box, width: number) =>
    round ? ellipse(at, 'none', color, width) : outline(at, color, width, unit * 0.008);
  switch (frame) {
    case 'line':
      return draw(within, fine);
    case 'thick':
      return draw(within, unit * 0.018);
    case 'double':
      if (shape === 'arch') return '';
      return draw(within, fine * 1.6) + draw(inset(within, unit * 0.018), fine * 0.8);
    case 'dotted':
      return outline(within, color, fine * 1.5, 0, `${fine} ${fine * 4}`);
    case 'rules': {
      const bar = { x: within.x, w: within.w, h: fine * 2 };
      return (
        rect({ ...bar, y: within.y }, color) +
        rect({ ...bar, y: within.y + within.h - bar.h }, color)
      );
    }
    case 'corners':
      return drawCorners(within, color, fine * 1.2, unit * 0.12);
    default:
      return '';
  }
}

function drawCorners(box: Box, color: string, width: number, length: number): string {
  const ends = [
    [box.x, box.y, 1, 1],
    [box.x + box.w, box.y, -1, 1],
    [box.x, box.y + box.h, 1, -1],
    [box.x + box.w, box.y + box.h, -1, -1],
  ] as const;
  const data = ends
    .map(([x, y, dx, dy]) => `M${x + dx * length} ${y}H${x}V${y + dy * length}`)
    .join('');
  return `<path d="${data}" fill="none" stroke="${color}" stroke-width="${width.toFixed(1)}"/>`;
}

/** Side of the text area relative to the box of a round paper. */
const inscribedShare = 0.72;

function innerBox(layout: Layout, paper: Box, textInsets: Partial<Box>, unit: number): Box {
  const framed = layout.frame === 'none' ? 0 : unit * 0.05;
  const margin = unit * 0.05 + framed;
  // Print without paper runs around the package, and text at its sides would be seen at an angle.
  const aside = layout.paper === 'bare' || layout.paper === 'full' ? paper.w * 0.1 : 0;
  const sides = Math.max(aside, Math.min(margin, paper.w * 0.14));
  let box = inset(paper, sides, Math.min(margin, paper.h * 0.14));
  if (layout.paper === 'oval' || layout.paper === 'disc') {
    box = inset(paper, (paper.w * (1 - inscribedShare)) / 2, (paper.h * (1 - inscribedShare)) / 2);
  }
  if (layout.paper === 'arch') {
    const crown = Math.min(paper.h * 0.1, paper.w * 0.2);
    box = { ...box, y: box.y + crown, h: box.h - crown };
  }
  const x = box.x + (textInsets.x ?? 0);
  const y = box.y + (textInsets.y ?? 0);
  return {
    x,
    y,
    w: Math.max(1, box.w - (textInsets.x ?? 0) - (textInsets.w ?? 0)),
    h: Math.max(1, box.h - (textInsets.y ?? 0) - (textInsets.h ?? 0)),
  };
}
