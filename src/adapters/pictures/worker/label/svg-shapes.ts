export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export function inset(box: Box, dx: number, dy = dx): Box {
  const w = Math.max(1, box.w - 2 * dx);
  const h = Math.max(1, box.h - 2 * dy);
  return { x: box.x + (box.w - w) / 2, y: box.y + (box.h - h) / 2, w, h };
}

export const centreX = ({ x, w }: Box) => x + w / 2;
export const centreY = ({ y, h }: Box) => y + h / 2;

/** What sizes are parts of: the side of a square with the box's area. */
export const unitOf = ({ w, h }: Box) => Math.sqrt(w * h);

const n = (value: number) => String(Math.round(value * 10) / 10);

export function rect(box: Box, fill: string, radius = 0): string {
  return `<rect x="${n(box.x)}" y="${n(box.y)}" width="${n(box.w)}" height="${n(box.h)}" rx="${n(radius)}" fill="${fill}"/>`;
}

export function outline(box: Box, colour: string, width: number, radius = 0, dash = ''): string {
  const dashes = dash && ` stroke-dasharray="${dash}"`;
  return `<rect x="${n(box.x)}" y="${n(box.y)}" width="${n(box.w)}" height="${n(box.h)}" rx="${n(radius)}" fill="none" stroke="${colour}" stroke-width="${n(width)}"${dashes}/>`;
}

export function ellipse(box: Box, fill: string, stroke = '', width = 0): string {
  const line = stroke && ` stroke="${stroke}" stroke-width="${n(width)}"`;
  return `<ellipse cx="${n(centreX(box))}" cy="${n(centreY(box))}" rx="${n(box.w / 2)}" ry="${n(box.h / 2)}" fill="${fill}"${line}/>`;
}

export function path(data: string, fill: string): string {
  return data && `<path d="${data}" fill="${fill}"/>`;
}

export function stroke(data: string, colour: string, width: number): string {
  return `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export function polygon(points: readonly (readonly [number, number])[], fill: string): string {
  return `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}" fill="${fill}"/>`;
}

export function star(box: Box, points: number, depth: number): [number, number][] {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = (index * Math.PI) / points - Math.PI / 2;
    const reach = index % 2 === 0 ? 1 : depth;
    const x = centreX(box) + (Math.cos(angle) * reach * box.w) / 2;
    const y = centreY(box) + (Math.sin(angle) * reach * box.h) / 2;
    return [x, y] satisfies [number, number];
  });
  return corners;
}
