/**
 * What ingredients do in a formula: a code for the data file, our word, and the names in the European
 * Commission's CosIng database. The first function of an ingredient in this order is its main one.
 */
const functions = [
  ['uv', 'UV filter', 'UV FILTER'],
  ['pr', 'preservative', 'PRESERVATIVE'],
  ['co', 'colorant', 'COLORANT|PEARLESCENT'],
  ['ex', 'exfoliating', 'EXFOLIATING|KERATOLYTIC'],
  ['cl', 'surfactant', 'SURFACTANT - CLEANSING|CLEANSING|SURFACTANT'],
  ['fo', 'foam boosting', 'SURFACTANT - FOAM BOOSTING|FOAMING|SURFACTANT - HYDROTROPE'],
  ['hu', 'humectant', 'HUMECTANT|SKIN CONDITIONING - HUMECTANT|MOISTURISING'],
  ['em', 'emollient', 'SKIN CONDITIONING - EMOLLIENT|REFATTING'],
  ['oc', 'occlusive', 'SKIN CONDITIONING - OCCLUSIVE'],
  [
    'es',
    'emulsifying',
    'SURFACTANT - EMULSIFYING|EMULSION STABILISING|SURFACTANT - SOLUBILIZING|SURFACTANT - DISPERSING|DISPERSING NON-SURFACTANT',
  ],
  ['so', 'solvent', 'SOLVENT'],
  ['ao', 'antioxidant', 'ANTIOXIDANT'],
  ['st', 'soothing', 'SOOTHING'],
  [
    'sk',
    'skin conditioning',
    'SKIN CONDITIONING|SKIN CONDITIONING - MISCELLANEOUS|SKIN PROTECTING|SMOOTHING|TONIC|REFRESHING|EYELASH CONDITIONING',
  ],
  ['hc', 'hair conditioning', 'HAIR CONDITIONING|ANTISTATIC|DETANGLING'],
  ['fr', 'fragrance', 'FRAGRANCE|PERFUMING'],
  ['fl', 'flavoring', 'FLAVOURING'],
  ['vi', 'viscosity controlling', 'VISCOSITY CONTROLLING|GEL FORMING'],
  ['ff', 'film forming', 'FILM FORMING|HAIR FIXING|ADHESIVE|NAIL SCULPTING'],
  ['bi', 'binding', 'BINDING'],
  ['ab', 'absorbent', 'ABSORBENT|ANTICAKING|ANTI-SEBUM'],
  ['ar', 'abrasive', 'ABRASIVE'],
  ['bu', 'bulking', 'BULKING|OPACIFYING|SLIP MODIFIER|SURFACE MODIFIER'],
  ['ph', 'buffering', 'BUFFERING|pH ADJUSTERS'],
  ['ch', 'chelating', 'CHELATING'],
  ['am', 'antimicrobial', 'ANTIMICROBIAL|DEODORANT|ANTIPLAQUE'],
  ['as', 'astringent', 'ASTRINGENT|ANTIPERSPIRANT'],
  ['ad', 'antidandruff', 'ANTI-SEBORRHEIC'],
  ['ac', 'anti-acne', ''],
  ['bl', 'bleaching', 'BLEACHING|OXIDISING'],
  ['hd', 'hair dyeing', 'HAIR DYEING|HAIR WAVING OR STRAIGHTENING|REDUCING'],
  ['li', 'light stabilizing', 'LIGHT STABILIZER|UV ABSORBER'],
  ['pl', 'plasticizing', 'PLASTICISER'],
  ['na', 'nail conditioning', 'NAIL CONDITIONING'],
  ['or', 'oral care', 'ORAL CARE'],
  ['pp', 'propellant', 'PROPELLANT'],
  [
    'ot',
    'processing aid',
    'ANTIFOAMING|ANTICORROSIVE|DENATURANT|DEPILATORY|EPILATING|TANNING|LYTIC',
  ],
  ['vt', 'vitamin', ''],
  ['mi', 'mineral', ''],
  ['nu', 'nutrient', ''],
  ['pb', 'probiotic', ''],
  ['pe', 'prebiotic', ''],
  ['xc', 'excipient', ''],
] as const satisfies readonly (readonly [code: string, word: string, cosing: string])[];

const wordByCode = new Map<string, string>(functions.map(([code, word]) => [code, word]));
const codeByName = new Map<string, string>(
  functions.flatMap(([code, word, cosing]) =>
    [word, ...cosing.split('|')].map((name) => [name.toLowerCase(), code] as const),
  ),
);

/** Our word for the code of a function; null: unknown. */
export const functionWord = (code: string): string | null => wordByCode.get(code) ?? null;

/** The code of a function by our word or by its name in CosIng; null: unknown. */
export const functionCode = (name: string): string | null =>
  codeByName.get(name.trim().toLowerCase()) ?? null;

/** Sorts codes with the main function first. */
export function sortFunctionCodes(codes: Iterable<string>): string[] {
  const wanted = new Set(codes);
  return functions.flatMap(([code]) => (wanted.has(code) ? [code] : []));
}
