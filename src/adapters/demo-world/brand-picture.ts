import type { Picture } from '~/domain/catalog/product';
import { brandStyles } from './brand-style';
import type { DemoBrand } from './brands';
import type { Kind } from './kinds/kind';
import type { Shade } from './kinds/shades';
import { at, mix } from './random';

/** A product's picture: the brand's colors and label, the kind's package, the shade's tint. */
export function drawPicture(
  brand: DemoBrand,
  kind: Pick<Kind, 'shapes' | 'shades'>,
  formula: number,
  shade: Shade | null,
): Picture {
  const style = brandStyles[brand.style];
  const [body, accent, label] = at(style.palettes, brand.id % style.palettes.length);
  // Shifts the hue, so that brands with the same palette differ, and a brand's lines a little less.
  const drift = (mix(brand.id) % 49) - 24 + ((formula % 3) - 1) * 9;
  const shape = at(kind.shapes, (brand.id + formula) % kind.shapes.length);
  return {
    shape,
    palette: { body: turnHue(body, drift), accent: turnHue(accent, drift), label },
    label: at(style.labels, brand.id % style.labels.length),
    typeface: at(style.typefaces, brand.id % style.typefaces.length),
    // Mascara is always black inside; the tube shows the brand.
    ...(shade && kind.shades !== 'lash' && { shade: shade.color }),
  };
}

/** Rotates the hue by some degrees; grays stay. */
function turnHue(color: string, degrees: number): string {
  const channel = (start: number) => Number.parseInt(color.slice(start, start + 2), 16) / 255;
  const [red, green, blue] = [channel(1), channel(3), channel(5)];
  const maxChannel = Math.max(red, green, blue);
  const minChannel = Math.min(red, green, blue);
  const chroma = maxChannel - minChannel;
  if (chroma === 0) return color;
  let hue = 4 + (red - green) / chroma;
  if (maxChannel === red) hue = (green - blue) / chroma;
  else if (maxChannel === green) hue = 2 + (blue - red) / chroma;
  const turned = (((hue * 60 + degrees) % 360) + 360) % 360;
  const part = (n: number) => {
    const k = (n + turned / 60) % 6;
    const value = maxChannel - chroma * Math.max(0, Math.min(k, 4 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(5)}${part(3)}${part(1)}`;
}
