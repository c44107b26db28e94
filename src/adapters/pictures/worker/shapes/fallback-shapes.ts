/** Similar shapes for each shape, best first. */
const similarShapes: Readonly<Record<string, readonly string[]>> = {
  'dropper-bottle': ['pump', 'toner-bottle', 'cleanser-bottle'],
  pump: ['airless-pump', 'cleanser-bottle', 'shampoo-bottle', 'dropper-bottle'],
  'airless-pump': ['pump', 'foundation-bottle', 'spray'],
  'tall-jar': ['low-jar', 'capsule-jar'],
  'low-jar': ['tall-jar', 'compact'],
  'tube-standing': ['tube-lying', 'sunscreen'],
  'tube-lying': ['tube-standing'],
  'cleanser-bottle': ['pump', 'shampoo-bottle', 'toner-bottle'],
  'toner-bottle': ['cleanser-bottle', 'pump', 'dropper-bottle'],
  sunscreen: ['tube-standing', 'tube-lying'],
  spray: ['flacon-tall', 'toner-bottle', 'airless-pump', 'pump'],
  aerosol: ['spray', 'airless-pump', 'pump'],
  'sheet-mask-sachet': ['pouch', 'tube-standing'],
  lipstick: ['gloss', 'mascara'],
  gloss: ['mascara', 'lipstick'],
  mascara: ['gloss', 'lipstick'],
  compact: ['eye-palette', 'low-jar'],
  'eye-palette': ['compact', 'low-jar'],
  'foundation-bottle': ['pump', 'airless-pump', 'dropper-bottle'],
  pencil: ['mascara', 'gloss', 'lipstick'],
  'shampoo-bottle': ['cleanser-bottle', 'pump'],
  'flacon-round': ['flacon-square', 'flacon-tall', 'dropper-bottle'],
  'flacon-square': ['flacon-round', 'flacon-tall', 'dropper-bottle'],
  'flacon-tall': ['flacon-square', 'flacon-round', 'spray', 'dropper-bottle'],
  'makeup-brush': ['pencil', 'pouch', 'sheet-mask-sachet', 'mascara'],
  sponge: ['pouch', 'sheet-mask-sachet', 'low-jar'],
  'hair-dryer': ['curling-tool', 'pouch', 'sheet-mask-sachet', 'aerosol'],
  'curling-tool': ['flat-iron', 'hair-dryer', 'pouch', 'sheet-mask-sachet'],
  'nail-lamp': ['nail-tool', 'compact', 'pouch'],
  'nail-tool': ['makeup-brush', 'pouch', 'sheet-mask-sachet', 'pencil'],
  comb: ['hair-brush', 'makeup-brush', 'nail-tool', 'pouch'],
  'hair-brush': ['comb', 'makeup-brush', 'pouch'],
  'face-roller': ['makeup-brush', 'curling-tool', 'pouch'],
  'flat-iron': ['curling-tool', 'hair-dryer', 'pouch'],
  'lash-curler': ['nail-tool', 'pouch', 'sheet-mask-sachet'],
  'capsule-jar': ['tall-jar', 'low-jar'],
  pouch: ['sheet-mask-sachet', 'tube-standing'],
};

/** The requested shape, or the most similar one in the library. */
export function findFallbackShape(
  requested: string,
  library: ReadonlySet<string>,
): string | undefined {
  if (library.has(requested)) return requested;
  const candidates = Object.hasOwn(similarShapes, requested)
    ? (similarShapes[requested] ?? [])
    : [];
  const [any] = library;
  return candidates.find((name) => library.has(name)) ?? (library.has('low-jar') ? 'low-jar' : any);
}
