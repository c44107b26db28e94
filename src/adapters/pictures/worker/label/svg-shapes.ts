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

export const centerX = ({ x, w }: Box) => x + w / 2;
export const centerY = ({ y, h }: Box) => y + h / 2;

/** The unit of all relative sizes: the side of a square with the box's area. */
export const unitOf = ({ w, h }: Box) => Math.sqrt(w * h);

const round = (value: number) => String(Math.round(value * 10) / 10);

export function rect(box: Box, fill: string, radius = 0): string {
  return `<rect x="${round(box.x)}" y="${round(box.y)}" width="${round(box.w)}" height="${round(box.h)}" rx="${round(radius)}" fill="${fill}"/>`;
}

export function outline(box: Box, color: string, width: number, radius = 0, dash = ''): string {
  const dashes = dash && ` stroke-dasharray="${dash}"`;
  return `<rect x="${round(box.x)}" y="${round(box.y)}" width="${round(box.w)}" height="${round(box.h)}" rx="${round(radius)}" fill="none" stroke="${color}" stroke-width="${round(width)}"${dashes}/>`;
}

export function ellipse(box: Box, fill: string, stroke = '', width = 0): string {
  const line = stroke && ` stroke="${stroke}" stroke-width="${round(width)}"`;
  return `<ellipse cx="${round(centerX(box))}" cy="${round(centerY(box))}" rx="${round(box.w / 2)}" ry="${round(box.h / 2)}" fill="${fill}"${line}/>`;
}

export function path(data: string, fill: string): string {
  return data && `<path d="${data}" fill="${fill}"/>`;
}

export function stroke(data: string, color: string, width: number): string {
  return `<path d="${data}" fill="none" stroke="${color}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export function polygon(points: readonly (readonly [number, number])[], fill: string): string {
  return `<polygon points="${points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')}" fill="${fill}"/>`;
}

export function star(box: Box, points: number, depth: number): [number, number][] {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = (index * Math.PI) / points - Math.PI / 2;
    const reach = index % 2 === 0 ? 1 : depth;
    const x = centerX(box) + (Math.cos(angle) * reach * box.w) / 2;
    const y = centerY(box) + (Math.sin(angle) * reach * box.h) / 2;
    return [x, y] satisfies [number, number];
  });
  return corners;
}
