import type { Picture } from '~/domain/catalog/product';
import { blend, contrast, type Linear, luminance, readColour, writeColour } from '../color.ts';

/** Colours of a label, as SVG writes them. */
export interface Inks {
  paper: string;
  /** For what must be read: stands out from the paper. */
  ink: string;
  /** For rules, bands and ornaments. */
  second: string;
  /** On a band of the second colour. */
  onSecond: string;
}

export type PaperColour = 'label' | 'accent' | 'body' | 'none';

const black = readColour('#1b1716');
const white = readColour('#fdfbf7');

/** Chooses inks that can be read on the paper, or on the bare package where there is none. */
export function chooseInks(palette: Picture['palette'], paper: PaperColour): Inks {
  const body = readColour(palette.body);
  const accent = readColour(palette.accent);
  const label = readColour(palette.label);
  const ground = { label, accent, body, none: body }[paper];
  const others = paper === 'accent' ? [label, body] : [accent, body, label];
  const ink = others.find((colour) => contrast(colour, ground) >= 5.5) ?? best(ground);
  const second =
    others.find((colour) => colour !== ink && contrast(colour, ground) >= 1.9) ??
    blend(ink, ground, 0.25);
  return {
    paper: writeColour(ground),
    ink: writeColour(darkened(ink, ground)),
    second: writeColour(second),
    onSecond: writeColour(
      [label, body, white, black].find((colour) => contrast(colour, second) >= 4.5) ?? best(second),
    ),
  };
}

function best(ground: Linear): Linear {
  return contrast(black, ground) >= contrast(white, ground) ? black : white;
}

/** Print is a little denser than the plastic of a cap in the same colour. */
function darkened(ink: Linear, ground: Linear): Linear {
  return luminance(ink) < luminance(ground) ? blend(ink, black, 0.25) : ink;
}
