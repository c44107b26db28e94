import type { ShadeSet } from './kind';

export interface Shade {
  name: string;
  color: string;
}

const parse = (text: string): Shade[] =>
  text.split('|').map((entry) => {
    const [name = '', color = ''] = entry.split(':');
    return { name, color: `#${color}` };
  });

const skinTones = parse(
  'Porcelain:f4dfcf|Alabaster:f1d9c5|Ivory:f0d5bd|Shell:edcfb4|Fair Rose:ecc9b0|Vanilla:eac7a6|Linen:e7c39f|Buff:e3bb94|Natural Beige:dfb48b|Sand:daad83|Warm Sand:d6a679|Honey Beige:d09d6e|Golden Beige:ca9565|Almond:c58e60|Honey:be8556|Amber:b67b4d|Tan:ae7346|Golden Tan:a66b3f|Caramel:9d6239|Toffee:945a33|Chestnut:8a522f|Pecan:814a2b|Cinnamon:784428|Cocoa:6e3d25|Mahogany:633622|Walnut:5a301f|Espresso:4e291c|Ebony:43231a',
);

const correctors = parse(
  'Peach:f0b48f|Bisque:eec6a8|Apricot:e8a074|Deep Peach:d9825a|Mint Green:bfd8bd|Lavender:c9bfe0|Salmon:ea9a86|Brick:b5573f|Banana:f2dfa0|Orange:dd6f3a',
);

const lips = parse(
  'Rosewood:9e4a4f|Brick Lane:8c3b32|True Red:b3121d|Cherry Cola:6d1420|Dusty Rose:c08081|Nude Hour:c69c85|Terracotta:b35c44|Plum Noir:4a1c35|Berry Ink:7b1e43|Peach Fuzz:eaa183|Coral Gate:ee6b57|Mulberry:6c2a45|Barely There:d3a793|Cinnamon Toast:a35b3e|Fig Jam:5e2a36|Hot Pink:e0357f|Mauve Note:a9717b|Bare Almond:c49079|Blood Orange:c63d21|Antique Rose:b06a6b|Spiced Rum:85412f|Ballet Slipper:e3b4ab|Garnet:73102a|Pinky Promise:d9778b|Cocoa Butter:8c5a45|Rhubarb:bf4456|Black Cherry:3f0f1d|Apricot Jam:dd8759|Sienna:9a4b30|Lilac Wine:7c4a6b|Paprika:a8361f|Petal:dd9a97|Marsala:7f3b3b|Poppy:d4291f|Truffle:6b4436|Sugar Plum:8f3c64|Toasted Fig:7a3f3d|Candied Ginger:bb7a52|Raspberry:a61c4d|Oxblood:520f18|Soft Clay:b97f6b|Rose Tea:c7797a',
);

const sheerLips = parse(
  'Clear:f3e4e0|Honey:d99a4e|Pink Quartz:e7a3ad|Peach Nectar:eda582|Cherry Glaze:b3263c|Rose Water:dc8f95|Mocha:8f5b4a|Plum Syrup:7d3a56|Guava:ea7f78|Brown Sugar:a76a4b|Lychee:efc1bf|Sunset:e8835a|Fig:8a4a55|Bare:d8ad9a|Watermelon:e35d6a|Opal:eedfe4|Grapefruit:ef8a6f|Blackberry:4d2338',
);

const cheeks = parse(
  'Peach Skin:f0a58a|Rosy Day:e08a8f|Apricot:eb9a6b|Flushed:d9666f|Soft Plum:a75b73|Coral Reef:ee7d68|Ballet:edb3b1|Terracotta Sun:bf6f52|Berry Stain:a53a58|Petal Pink:f0a4b1|Mauve Mist:b8808a|Candy Apple:d63a4a|Warm Clay:c07a62|Cherry Blossom:f3b5bd|Fig Kiss:93495a|Tulip:e5637c|Nectarine:f08c5c|Dusk:b56e6a|Sorbet:f59a8e|Wild Orchid:bb5b90|Sundown:d77b4f|Rosebud:d97f86',
);

const bronzes = parse(
  'Light Honey:d9ae82|Sunlit:cf9c6c|Golden Hour:c48d5b|Terra:b57a4b|Riviera:a86c40|Deep Tan:94593a|Sienna Sun:a0623a|Cocoa Glow:7b4830|Dune:d3a577|Mahogany Glow:653a29|Amalfi:bb8252|Sahara:c79467',
);

const lids = parse(
  'Champagne:e6cfae|Rose Gold:c99383|Bronze Age:8a5a3c|Smoke:57565c|Copper Wire:b06a3f|Moss:6c7150|Midnight:23263d|Taupe:9c8577|Lilac Haze:b7a2c8|Antique Gold:b98f3e|Espresso:46312a|Moonstone:d7d5dc|Plum Velvet:5f3850|Emerald:1f5c4a|Peach Foil:e5a884|Terracotta:ad5f45|Slate:6c7580|Opal:e3dfe6|Mauve:9a7580|Burgundy:5e2230|Sand Dune:cdb08d|Ink:1c1c22|Sage:97a184|Pink Ice:e5bcc4|Cognac:8f5532|Pewter:77747a|Ultraviolet:4c3a86|Honeycomb:d39a45|Storm:4a5565|Rosewater:d9a4a4',
);

const palettes = parse(
  'Desert Bloom:b9734f|Soft Focus:c9a892|Midnight Garden:3b3a5a|Rose Quartz:cf9a9b|Golden Hour:c38d45|Smoke Signals:55535a|Terracotta:b0603f|Nude Study:c4a084|Plum Orchard:6d3f58|Spice Market:a65a33|Moonrise:8d8fa8|Sunset Strip:d8734f|Forest Floor:5d6446|Bare Essentials:cfb09a|Berry Basket:8b3a56|Lavender Fields:a193bd|Copper Canyon:a4623c|Cloud Study:b4b6c2|Warm Neutrals:b98d6c|Cool Neutrals:a3938f|Peach Party:e5a27f|Night Swim:2c4a63|Cinnamon Stick:8d5133|Mauve Mood:9d7680|Old Hollywood:7a2c33|Wildflower:b77aa0|Sea Glass:86a89f|Candlelight:d5ab6b|Cherry Orchard:962b3d|Velvet Rope:4f2a45|Honey Jar:c98f3b|Slow Sunday:c2a99a|Opening Night:33303a|Sugar Coated:e4b7c0|Marrakech:b4552f|Northern Lights:3f6f75',
);

const lashes = parse(
  'Black:151515|Blackest Black:0a0a0a|Brown:4a3226|Black Brown:2a1d18|Plum:3f2236|Deep Navy:1b2238',
);

const sets: Readonly<Record<ShadeSet, { shades: readonly Shade[]; perFormula: number }>> = {
  skin: { shades: skinTones, perFormula: 16 },
  conceal: { shades: skinTones, perFormula: 11 },
  correct: { shades: correctors, perFormula: 5 },
  lip: { shades: lips, perFormula: 13 },
  lipSheer: { shades: sheerLips, perFormula: 7 },
  blush: { shades: cheeks, perFormula: 7 },
  bronze: { shades: bronzes, perFormula: 5 },
  eye: { shades: lids, perFormula: 8 },
  palette: { shades: palettes, perFormula: 3 },
  lash: { shades: lashes, perFormula: 2 },
};

export const shadesPerFormula = (set: ShadeSet | null): number => (set ? sets[set].perFormula : 1);

/** The nth shade of a formula; formulas start at different positions in the same range. */
export function shadeOf(set: ShadeSet, nth: number, start: number): Shade {
  const { shades, perFormula } = sets[set];
  // Complexion and lash ranges always start at the fair or black end.
  const offset = set === 'skin' || set === 'conceal' || set === 'lash' ? 0 : start % shades.length;
  const index = (Math.floor((nth * shades.length) / perFormula) + offset) % shades.length;
  const shade = shades[index];
  if (!shade) throw new RangeError(`no shade ${index} in ${set}`);
  if (set !== 'skin' && set !== 'conceal') return shade;
  return { name: `${(index + 1) * 10 + 100} ${shade.name}`, color: shade.color };
}
