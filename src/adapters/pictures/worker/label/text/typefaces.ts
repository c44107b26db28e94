/** A font file of an npm package: the family's name, its weight and whether it is the italic. */
export interface FontName {
  family: string;
  weight: number;
  italic?: boolean;
}

/** How a brand speaks on its labels: a face for its name and one for everything else. */
export interface Voice {
  display: FontName;
  text: FontName;
  /** Whether the brand's name is set in capitals. */
  caps: 'always' | 'sometimes' | 'never';
  /** Letter-spacing of capitals, in parts of the size: from, to. */
  tracking: readonly [number, number];
  /** What hairlines gain in print, in parts of the size. */
  gain: number;
}

const font = (family: string, weight: number, italic = false): FontName => ({
  family,
  weight,
  italic,
});

function voice(
  display: FontName,
  text: FontName,
  caps: Voice['caps'],
  tracking: Voice['tracking'],
  gain = 0,
): Voice {
  return { display, text, caps, tracking, gain };
}

const condensed = font('barlow-condensed', 500);

/** Every voice by the name that a product's picture holds. */
export const voices: Readonly<Record<string, Voice>> = {
  plex: voice(font('ibm-plex-sans', 600), font('ibm-plex-sans', 400), 'sometimes', [0, 0.1]),
  mono: voice(font('ibm-plex-mono', 500), font('ibm-plex-mono', 400), 'sometimes', [0, 0.08]),
  grotesk: voice(font('space-grotesk', 700), font('space-grotesk', 400), 'sometimes', [0, 0.14]),
  jost: voice(font('jost', 500), font('jost', 400), 'sometimes', [0.04, 0.24]),
  montserrat: voice(font('montserrat', 600), font('montserrat', 500), 'sometimes', [0.02, 0.2]),
  hairline: voice(
    font('montserrat', 300),
    font('montserrat', 400),
    'sometimes',
    [0.1, 0.34],
    0.012,
  ),
  josefin: voice(font('josefin-sans', 600), font('josefin-sans', 400), 'sometimes', [0.04, 0.26]),
  garamond: voice(font('eb-garamond', 500), font('eb-garamond', 400), 'sometimes', [0.04, 0.16]),
  cormorant: voice(
    font('cormorant-garamond', 600),
    font('cormorant-garamond', 500),
    'sometimes',
    [0.06, 0.22],
  ),
  chancery: voice(
    font('cormorant-garamond', 600, true),
    font('cormorant-garamond', 500),
    'never',
    [0, 0],
  ),
  playfair: voice(
    font('playfair-display', 700),
    font('josefin-sans', 400),
    'sometimes',
    [0.01, 0.12],
  ),
  cinzel: voice(font('cinzel', 500), font('cormorant-garamond', 600), 'always', [0.02, 0.16]),
  italiana: voice(font('italiana', 400), font('tenor-sans', 400), 'sometimes', [0.06, 0.2], 0.016),
  marcellus: voice(font('marcellus', 400), font('marcellus', 400), 'sometimes', [0.04, 0.2]),
  tenor: voice(font('tenor-sans', 400), font('tenor-sans', 400), 'sometimes', [0.08, 0.28]),
  poiret: voice(font('poiret-one', 400), font('josefin-sans', 400), 'sometimes', [0.04, 0.2], 0.03),
  anton: voice(font('anton', 400), condensed, 'always', [0, 0.04]),
  bebas: voice(font('bebas-neue', 400), condensed, 'always', [0.02, 0.18]),
  black: voice(font('archivo-black', 400), font('space-grotesk', 500), 'sometimes', [-0.02, 0.02]),
  syne: voice(font('syne', 800), font('syne', 500), 'sometimes', [-0.02, 0.06]),
  abril: voice(font('abril-fatface', 400), font('jost', 400), 'never', [0, 0]),
  quicksand: voice(font('quicksand', 700), font('quicksand', 500), 'never', [0, 0]),
  comfortaa: voice(font('comfortaa', 700), font('comfortaa', 500), 'never', [0, 0]),
  nunito: voice(font('nunito', 800), font('nunito', 600), 'never', [0, 0]),
  fredoka: voice(font('fredoka', 600), font('fredoka', 400), 'never', [0, 0]),
  pacifico: voice(font('pacifico', 400), font('nunito', 600), 'never', [0, 0]),
  alfa: voice(font('alfa-slab-one', 400), font('oswald', 400), 'sometimes', [0, 0.06]),
  rye: voice(font('rye', 400), font('oswald', 400), 'sometimes', [0, 0.06]),
  oswald: voice(font('oswald', 600), font('oswald', 300), 'always', [0.04, 0.2]),
  michroma: voice(font('michroma', 400), font('rajdhani', 500), 'always', [0, 0.1]),
  rajdhani: voice(font('rajdhani', 700), font('rajdhani', 500), 'always', [0.06, 0.24]),
  barlow: voice(font('barlow-condensed', 600), condensed, 'always', [0.06, 0.26]),
};
