import type { Picture } from '../catalog/product';

/**
 * The background color of a product picture: warm white with a hint of the brand color. Pages show
 * it until the picture has loaded.
 */
export function pictureBackground({ palette }: Picture): string {
  const tint = strongest(palette);
  const parts = [0, 1, 2].map((index) => {
    const own = tint[index] ?? 0;
    const maxChannel = Math.max(...tint, 1);
    // The hue at full brightness, mixed mostly with white.
    const bright = (own / maxChannel) * 255;
    return Math.round((paper[index] ?? 0) * 0.935 + bright * 0.065);
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

const paper = [238, 233, 226];

/** The more saturated of body and accent. */
function strongest({ body, accent }: Picture['palette']): number[] {
  const [first, second] = [readColour(body), readColour(accent)];
  const chroma = (rgb: number[]) => Math.max(...rgb) - Math.min(...rgb);
  return chroma(second) > chroma(first) * 1.5 ? second : first;
}

function readColour(hex: string): number[] {
  const value = /^#[\da-f]{6}$/i.test(hex) ? Number.parseInt(hex.slice(1), 16) : 0xd9d0c5;
  return [value >> 16, (value >> 8) & 255, value & 255];
}
