/** Genera of bacteria and yeasts, whose ferments are other substances than the organism. */
const microbes = new Set(
  'aspergillus bacillus bifida bifidobacterium candida lactobacillus lactococcus leuconostoc pichia pseudomonas pseudoalteromonas saccharomyces streptococcus thermus vitreoscilla zymomonas'.split(
    ' ',
  ),
);
const notGenera = new Set(
  'acetylated activated arginine bee bis brine butyris carnauba chicken chinese collagen deer disodium ethyl finger hydrogenated hydrolyzed lauroyl leather methyl oleoyl piscum potassium pyroligneous rye salmon sea silver sodium soluble spider spirit zinc'.split(
    ' ',
  ),
);
const notSpecies = new Set(
  'acid american ferment filtrate frass gluten great hybrid hydrolyzed hydroxypropyl liquid lysate oxidized pectin protocorm secretion silk somatic tar whey xanthan'.split(
    ' ',
  ),
);
const genus =
  /^[a-z]{2,20}(?:a|us|um|is|on|os|as|ix|ax|yx|er|ys|es|e|en|or|ops|go|ex|ns|io|in|im)$/;
/** Genera without the endings of most others. */
const otherGenera = new Set(
  'alhagi caryocar cordyceps liquidambar litchi nelumbo nostoc nuphar parinari phlox'.split(' '),
);
const species = /^[a-z-]{3,24}$/;
const maxWords = 3;

/**
 * The plants, algae and fungi in official names: 'ROSA CANINA FRUIT OIL' has the plant 'rosa canina'. Varieties
 * have three words; labels also name the species of several varieties alone.
 */
export function plantsIn(
  officialNames: Iterable<string>,
  plantPartWords: ReadonlySet<string>,
): string[] {
  const found = new Set<string>();
  for (const name of officialNames) {
    const words = name.trim().toLowerCase().split(/\s+/);
    const isPart = (word: string) => word.split('/').every((one) => plantPartWords.has(one));
    const end = words.findIndex(isPart);
    if (end < 2 || end > maxWords || !words.slice(end).every(isPart)) continue;
    const [first = '', ...others] = words.slice(0, end);
    if (microbes.has(first) || notGenera.has(first)) continue;
    if (!genus.test(first) && !otherGenera.has(first)) continue;
    if (!others.every((word) => species.test(word) && !notSpecies.has(word))) continue;
    found.add([first, ...others].join(' '));
  }
  const speciesOf = (plant: string) => plant.split(' ').slice(0, 2).join(' ');
  const varieties = [...found].filter((plant) => plant.split(' ').length === maxWords);
  for (const [plant, own] of Map.groupBy(varieties, speciesOf))
    if (own.length > 1) found.add(plant);
  return [...found].sort();
}

/** Lines of plants that the data file lacks, with the next numbers; a genus has a line. */
export function newPlantLines(
  plants: readonly string[],
  known: readonly { id: number; name: string }[],
): string[] {
  const names = new Set(known.map(({ name }) => name.toLowerCase()));
  const added = plants.filter((plant) => !names.has(plant));
  let next = Math.max(firstNumber - 1, ...known.map(({ id }) => id)) + 1;
  return [...Map.groupBy(added, (plant) => plant.slice(0, plant.indexOf(' ')))].map(
    ([genusName, own]) => {
      const line = `${next} ${genusName} ${own.map((one) => one.slice(genusName.length + 1)).join('|')}`;
      next += own.length;
      return line;
    },
  );
}

const firstNumber = 20_001;
