import type { Inks } from './inks.ts';
import type { Backdrop } from './layout.ts';
import {
  type Box,
  centerX,
  centerY,
  ellipse,
  inset,
  path,
  polygon,
  rect,
  star,
  stroke,
  unitOf,
} from './svg-shapes.ts';

interface DrawnBackdrop {
  svg: string;
  /** Distance of text from the edges: x left, y top, w right, h bottom. */
  textInsets: Partial<Box>;
}

const emptyBackdrop: DrawnBackdrop = { svg: '', textInsets: {} };

const backdrops: Readonly<Record<Backdrop, (box: Box, inks: Inks, unit: number) => DrawnBackdrop>> =
  {
    none: () => emptyBackdrop,
    grid(box, { second }, unit) {
      const lines = [0.34, 0.67].map((share) => {
        const y = (box.y + box.h * share).toFixed(1);
        return stroke(`M${box.x} ${y}H${box.x + box.w}`, second, unit * 0.005);
      });
      const x = (box.x + box.w * 0.72).toFixed(1);
      lines.push(stroke(`M${x} ${box.y}V${box.y + box.h * 0.34}`, second, unit * 0.005));
      return { svg: lines.join(''), textInsets: {} };
    },
    'top-band'(box, { second }, unit) {
      const height = Math.min(unit * 0.1, box.h * 0.12);
      return { svg: rect({ ...box, h: height }, second), textInsets: { y: height } };
    },
    'bottom-band'(box, { second }, unit) {
      const height = Math.min(unit * 0.07, box.h * 0.1);
      const bottom = { ...box, y: box.y + box.h - height, h: height };
      return { svg: rect(bottom, second), textInsets: { h: height } };
    },
    'middle-band'(box, { second }, unit) {
      const height = Math.min(unit * 0.03, box.h * 0.05);
      const bar = (share: number) => rect({ ...box, y: box.y + box.h * share, h: height }, second);
      return { svg: bar(0.02) + bar(0.98 - height / box.h), textInsets: { y: height, h: height } };
    },
    'side-band'(box, { second }, unit) {
      const width = Math.min(unit * 0.05, box.w * 0.08);
      return { svg: rect({ ...box, w: width }, second), textInsets: { x: width } };
    },
    diagonal(box, { second }, unit) {
      const height = Math.min(box.h * 0.2, unit * 0.22);
      const bottom = box.y + box.h;
      const corners = [
        [box.x, bottom - height * 0.35],
        [box.x + box.w, bottom - height],
        [box.x + box.w, bottom],
        [box.x, bottom],
      ] as const;
      return { svg: polygon(corners, second), textInsets: { h: height } };
    },
    burst(box, { second }, unit) {
      const side = Math.min(unit * 0.34, box.w * 0.36, box.h * 0.3);
      const corner = { x: box.x + box.w - side * 0.98, y: box.y + side * 0.02, w: side, h: side };
      return {
        svg:
          polygon(star(corner, 14, 0.78), second) + ellipse(inset(corner, side * 0.3), '#ffffff55'),
        textInsets: { y: side * 0.55 },
      };
    },
    dots(box, { second }, unit) {
      const side = Math.min(unit * 0.075, box.h * 0.1);
      const count = Math.max(3, Math.floor(box.w / (side * 1.7)));
      const row = (y: number, shift: number) =>
        Array.from({ length: count }, (_, index) => {
          const x = box.x + ((index + 0.5 + shift) / (count + 0.5)) * box.w - side / 2;
          return ellipse({ x, y, w: side, h: side }, second);
        }).join('');
      const bottom = box.y + box.h;
      return {
        svg:
          row(bottom - side * 1.2, 0) +
          row(bottom - side * 2.4, 0.5) +
          row(box.y + side * 0.2, 0.25),
        textInsets: { y: side * 1.4, h: side * 2.6 },
      };
    },
    leaves(box, { second }, unit) {
      const leaf = (x: number, y: number, angle: number) => {
        const reach = Math.min(unit * 0.16, box.h * 0.2, box.w * 0.2);
        const tip = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
        const bend = (side: number) =>
          `${(x + Math.cos(angle + side) * reach * 0.7).toFixed(1)} ${(y + Math.sin(angle + side) * reach * 0.7).toFixed(1)}`;
        return `M${x.toFixed(1)} ${y.toFixed(1)}Q${bend(0.6)} ${tip.map((value) => value.toFixed(1)).join(' ')}Q${bend(-0.6)} ${x.toFixed(1)} ${y.toFixed(1)}Z`;
      };
      const [right, bottom] = [box.x + box.w, box.y + box.h];
      const margin = unit * 0.03;
      const data = [0.15, 0.78, 1.42]
        .map(
          (angle) =>
            leaf(box.x + margin, box.y + margin, angle) +
            leaf(right - margin, bottom - margin, angle + Math.PI),
        )
        .join('');
      return { svg: path(data, second), textInsets: {} };
    },
    'sun-rays'(box, { second }, unit) {
      const middle = [centerX(box), centerY(box)] as const;
      const rays = Array.from({ length: 24 }, (_, index) => {
        const angle = (index * Math.PI) / 12;
        const reach = Math.min(box.w, box.h) * 0.5;
        return `M${(middle[0] + Math.cos(angle) * reach * 0.86).toFixed(1)} ${(middle[1] + Math.sin(angle) * reach * 0.86).toFixed(1)}L${(middle[0] + Math.cos(angle) * reach).toFixed(1)} ${(middle[1] + Math.sin(angle) * reach).toFixed(1)}`;
      });
      return { svg: stroke(rays.join(''), second, unit * 0.008), textInsets: {} };
    },
  };

export function drawBackdrop(name: Backdrop, box: Box, inks: Inks): DrawnBackdrop {
  return backdrops[name](box, inks, unitOf(box));
}
