import type { Picture } from '~/domain/catalog/product';
import { blend, contrast, type LinearRgb, luminance, readColor, writeColor } from '../color.ts';

/** Colors of a label in SVG notation. */
export interface Inks {
  paper: string;
  /** For text: contrasts with the paper. */
  ink: string;
  /** For rules, bands and ornaments. */
  second: string;
  /** For text on a band of the second color. */
  onSecond: string;
}

export type PaperColor = 'label' | 'accent' | 'body' | 'none';

const black = readColor('#1b1716');
const white = readColor('#fdfbf7');

/** Chooses inks that are legible on the paper, or on the package if there is no paper. */
export function chooseInks(palette: Picture['palette'], paper: PaperColor): Inks {
  const body = readColor(palette.body);
  const accent = readColor(palette.accent);
  const label = readColor(palette.label);
  const surface = { label, accent, body, none: body }[paper];
  const others = paper === 'accent' ? [label, body] : [accent, body, label];
  const ink = others.find((color) => contrast(color, surface) >= 5.5) ?? blackOrWhite(surface);
  const second =
    others.find((color) => color !== ink && contrast(color, surface) >= 1.9) ??
    blend(ink, surface, 0.25);
  return {
    paper: writeColor(surface),
    ink: writeColor(darkened(ink, surface)),
    second: writeColor(second),
    onSecond: writeColor(
      [label, body, white, black].find((color) => contrast(color, second) >= 4.5) ??
        blackOrWhite(second),
    ),
  };
}

function blackOrWhite(surface: LinearRgb): LinearRgb {
  return contrast(black, surface) >= contrast(white, surface) ? black : white;
}

/** Printed ink looks darker than plastic of the same color. */
function darkened(ink: LinearRgb, surface: LinearRgb): LinearRgb {
  return luminance(ink) < luminance(surface) ? blend(ink, black, 0.25) : ink;
}
