/** A font file of an @fontsource package. */
export interface FontName {
  family: string;
  weight: number;
  italic?: boolean;
}

/** The fonts of a brand's labels: one for its name and one for other text. */
export interface LabelTypeface {
  display: FontName;
  text: FontName;
  /** Whether the brand's name is set in capitals. */
  caps: 'always' | 'sometimes' | 'never';
  /** Minimum and maximum letter spacing of capitals, relative to the font size. */
  tracking: readonly [number, number];
  /** How much bolder thin strokes are printed, relative to the font size. */
  gain: number;
}

const font = (family: string, weight: number, italic = false): FontName => ({
  family,
  weight,
  italic,
});

function typeface(
  display: FontName,
  text: FontName,
  caps: LabelTypeface['caps'],
  tracking: LabelTypeface['tracking'],
  gain = 0,
): LabelTypeface {
  return { display, text, caps, tracking, gain };
}

const condensed = font('barlow-condensed', 500);

/** All label typefaces by the name stored with a product's picture. */
export const labelTypefaces: Readonly<Record<string, LabelTypeface>> = {
  plex: typeface(font('ibm-plex-sans', 600), font('ibm-plex-sans', 400), 'sometimes', [0, 0.1]),
  mono: typeface(font('ibm-plex-mono', 500), font('ibm-plex-mono', 400), 'sometimes', [0, 0.08]),
  grotesk: typeface(font('space-grotesk', 700), font('space-grotesk', 400), 'sometimes', [0, 0.14]),
  jost: typeface(font('jost', 500), font('jost', 400), 'sometimes', [0.04, 0.24]),
  montserrat: typeface(font('montserrat', 600), font('montserrat', 500), 'sometimes', [0.02, 0.2]),
  hairline: typeface(
    font('montserrat', 300),
    font('montserrat', 400),
    'sometimes',
    [0.1, 0.34],
    0.012,
  ),
  josefin: typeface(
    font('josefin-sans', 600),
    font('josefin-sans', 400),
    'sometimes',
    [0.04, 0.26],
  ),
  garamond: typeface(font('eb-garamond', 500), font('eb-garamond', 400), 'sometimes', [0.04, 0.16]),
  cormorant: typeface(
    font('cormorant-garamond', 600),
    font('cormorant-garamond', 500),
    'sometimes',
    [0.06, 0.22],
  ),
  chancery: typeface(
    font('cormorant-garamond', 600, true),
    font('cormorant-garamond', 500),
    'never',
    [0, 0],
  ),
  playfair: typeface(
    font('playfair-display', 700),
    font('josefin-sans', 400),
    'sometimes',
    [0.01, 0.12],
  ),
  cinzel: typeface(font('cinzel', 500), font('cormorant-garamond', 600), 'always', [0.02, 0.16]),
  italiana: typeface(
    font('italiana', 400),
    font('tenor-sans', 400),
    'sometimes',
    [0.06, 0.2],
    0.016,
  ),
  marcellus: typeface(font('marcellus', 400), font('marcellus', 400), 'sometimes', [0.04, 0.2]),
  tenor: typeface(font('tenor-sans', 400), font('tenor-sans', 400), 'sometimes', [0.08, 0.28]),
  poiret: typeface(
    font('poiret-one', 400),
    font('josefin-sans', 400),
    'sometimes',
    [0.04, 0.2],
    0.03,
  ),
  anton: typeface(font('anton', 400), condensed, 'always', [0, 0.04]),
  bebas: typeface(font('bebas-neue', 400), condensed, 'always', [0.02, 0.18]),
  black: typeface(
    font('archivo-black', 400),
    font('space-grotesk', 500),
    'sometimes',
    [-0.02, 0.02],
  ),
  syne: typeface(font('syne', 800), font('syne', 500), 'sometimes', [-0.02, 0.06]),
  abril: typeface(font('abril-fatface', 400), font('jost', 400), 'never', [0, 0]),
  quicksand: typeface(font('quicksand', 700), font('quicksand', 500), 'never', [0, 0]),
  comfortaa: typeface(font('comfortaa', 700), font('comfortaa', 500), 'never', [0, 0]),
  nunito: typeface(font('nunito', 800), font('nunito', 600), 'never', [0, 0]),
  fredoka: typeface(font('fredoka', 600), font('fredoka', 400), 'never', [0, 0]),
  pacifico: typeface(font('pacifico', 400), font('nunito', 600), 'never', [0, 0]),
  alfa: typeface(font('alfa-slab-one', 400), font('oswald', 400), 'sometimes', [0, 0.06]),
  rye: typeface(font('rye', 400), font('oswald', 400), 'sometimes', [0, 0.06]),
  oswald: typeface(font('oswald', 600), font('oswald', 300), 'always', [0.04, 0.2]),
  michroma: typeface(font('michroma', 400), font('rajdhani', 500), 'always', [0, 0.1]),
  rajdhani: typeface(font('rajdhani', 700), font('rajdhani', 500), 'always', [0.06, 0.24]),
  barlow: typeface(font('barlow-condensed', 600), condensed, 'always', [0.06, 0.26]),
};
