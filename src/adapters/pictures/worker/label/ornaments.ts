import {
  type Box,
  centerX,
  centerY,
  ellipse,
  inset,
  polygon,
  rect,
  star,
  stroke,
} from './svg-shapes.ts';

/** A small drawing in a square box. */
type Ornament = (box: Box, color: string) => string;

const at = (box: Box, x: number, y: number) =>
  `${(box.x + x * box.w).toFixed(1)} ${(box.y + y * box.h).toFixed(1)}`;

function leaf(box: Box, from: [number, number], to: [number, number], bulge: number): string {
  const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const;
  const across = [(to[1] - from[1]) * bulge, (from[0] - to[0]) * bulge] as const;
  const side = (sign: number) =>
    at(box, middle[0] + across[0] * sign, middle[1] + across[1] * sign);
  return `M${at(box, ...from)}Q${side(1)} ${at(box, ...to)}Q${side(-1)} ${at(box, ...from)}Z`;
}

const sprig: Ornament = (box, color) => {
  const leaves = [
    leaf(box, [0.5, 0.35], [0.5, 0], 0.5),
    leaf(box, [0.5, 0.55], [0.15, 0.2], 0.45),
    leaf(box, [0.5, 0.55], [0.85, 0.2], 0.45),
    leaf(box, [0.5, 0.8], [0.1, 0.5], 0.45),
    leaf(box, [0.5, 0.8], [0.9, 0.5], 0.45),
  ].join('');
  const stem = stroke(`M${at(box, 0.5, 1)}L${at(box, 0.5, 0.3)}`, color, box.w * 0.04);
  return `${stem}<path d="${leaves}" fill="${color}"/>`;
};

const flower: Ornament = (box, color) => {
  const petals = Array.from({ length: 6 }, (_, index) => {
    const angle = (index * Math.PI) / 3;
    const tip = [0.5 + Math.sin(angle) * 0.48, 0.5 - Math.cos(angle) * 0.48] as [number, number];
    return leaf(box, [0.5, 0.5], tip, 0.38);
  });
  return `<path d="${petals.join('')}" fill="${color}"/>`;
};

const cross: Ornament = (box, color) =>
  rect(inset(box, box.w * 0.36, 0), color) + rect(inset(box, 0, box.h * 0.36), color);

const drop: Ornament = (box, color) =>
  `<path d="M${at(box, 0.5, 0)}C${at(box, 0.62, 0.3)} ${at(box, 0.86, 0.45)} ${at(box, 0.86, 0.66)}A${(box.w * 0.36).toFixed(1)} ${(box.h * 0.34).toFixed(1)} 0 0 1 ${at(box, 0.14, 0.66)}C${at(box, 0.14, 0.45)} ${at(box, 0.38, 0.3)} ${at(box, 0.5, 0)}Z" fill="${color}"/>`;

const sun: Ornament = (box, color) =>
  polygon(star(box, 16, 0.72), color) + ellipse(inset(box, box.w * 0.2), color);

const moon: Ornament = (box, color) =>
  `<path d="M${at(box, 0.62, 0.02)}A${(box.w * 0.48).toFixed(1)} ${(box.h * 0.48).toFixed(1)} 0 1 0 ${at(box, 0.98, 0.7)}A${(box.w * 0.38).toFixed(1)} ${(box.h * 0.4).toFixed(1)} 0 1 1 ${at(box, 0.62, 0.02)}Z" fill="${color}"/>`;

const hexagon: Ornament = (box, color) => {
  const corners = [0, 1, 2, 3, 4, 5].map((index) => {
    const angle = (index * Math.PI) / 3 + Math.PI / 6;
    return at(box, 0.5 + Math.cos(angle) * 0.46, 0.5 + Math.sin(angle) * 0.46);
  });
  return (
    stroke(`M${corners.join('L')}Z`, color, box.w * 0.07) + ellipse(inset(box, box.w * 0.38), color)
  );
};

const wave: Ornament = (box, color) =>
  [0.3, 0.52, 0.74]
    .map((y) =>
      stroke(
        `M${at(box, 0, y)}Q${at(box, 0.25, y - 0.2)} ${at(box, 0.5, y)}T${at(box, 1, y)}`,
        color,
        box.w * 0.06,
      ),
    )
    .join('');

const diamond: Ornament = (box, color) => polygon(star(box, 4, 0.34), color);

const rings: Ornament = (box, color) =>
  ellipse(inset(box, box.w * 0.05), 'none', color, box.w * 0.05) +
  ellipse(inset(box, box.w * 0.3), color);

const arch: Ornament = (box, color) =>
  [0, 0.16, 0.32]
    .map((step) =>
      stroke(
        `M${at(box, step, 0.95)}V${(box.y + box.h * 0.5).toFixed(1)}A${(box.w * (0.5 - step)).toFixed(1)} ${(box.h * (0.5 - step)).toFixed(1)} 0 0 1 ${at(box, 1 - step, 0.5)}V${(box.y + box.h * 0.95).toFixed(1)}`,
        color,
        box.w * 0.05,
      ),
    )
    .join('');

const anchor: Ornament = (box, color) =>
  stroke(
    `M${at(box, 0.5, 0.2)}V${(box.y + box.h * 0.95).toFixed(1)}M${at(box, 0.3, 0.36)}H${(box.x + box.w * 0.7).toFixed(1)}M${at(box, 0.08, 0.6)}Q${at(box, 0.14, 0.95)} ${at(box, 0.5, 0.95)}Q${at(box, 0.86, 0.95)} ${at(box, 0.92, 0.6)}`,
    color,
    box.w * 0.08,
  ) +
  ellipse(
    {
      x: centerX(box) - box.w * 0.1,
      y: centerY(box) - box.h * 0.5,
      w: box.w * 0.2,
      h: box.h * 0.2,
    },
    'none',
    color,
    box.w * 0.07,
  );

export const ornaments = {
  ...{ sprig, flower, cross, drop, sun, moon, hexagon, wave, diamond, rings, arch, anchor },
};
export type OrnamentName = keyof typeof ornaments;
