import { textList } from '../../text-list';

/**
 * What ingredients are mostly used for, where the order in `functions.ts` misleads: CosIng lists every possible use, so fatty
 * alcohols would be surfactants and citric acid a fragrance.
 */
const rows: readonly (readonly [names: string, functions: string])[] = [
  [
    'Cetyl Alcohol | Cetearyl Alcohol | Stearyl Alcohol | Behenyl Alcohol | Myristyl Alcohol | Copernicia Cerifera Wax',
    'emollient | viscosity controlling',
  ],
  ['Lanolin | Stearic Acid | Cetearyl Olivate | Cera Alba', 'emollient | emulsifying'],
  ['Diisostearyl Malate', 'emollient | skin conditioning'],
  ['Benzyl Alcohol', 'preservative | fragrance'],
  ['Ozokerite | Synthetic Wax | Cera Microcristallina', 'viscosity controlling | binding'],
  [
    'Xanthan Gum | Carbomer | Sclerotium Gum | Hydroxyethylcellulose | Cellulose Gum | Sodium Polyacrylate | Acrylates/C10-30 Alkyl Acrylate Crosspolymer | Hydroxyethyl Acrylate/Sodium Acryloyldimethyl Taurate Copolymer',
    'viscosity controlling | emulsifying',
  ],
  ['Sodium Chloride', 'viscosity controlling | exfoliating'],
  [
    'Kaolin | Talc | Silica | Nylon-12 | Zea Mays Starch | Magnesium Stearate',
    'absorbent | bulking',
  ],
  ['Citric Acid | Sodium Citrate', 'buffering | chelating'],
  ['Malic Acid | Triethanolamine | Aminomethyl Propanol | Maleic Acid', 'buffering'],
  ['Salicylic Acid', 'exfoliating | anti-acne'],
  ['Disodium EDTA | Trisodium Ethylenediamine Disuccinate', 'chelating'],
  ['Tocopherol | Camellia Sinensis Leaf Extract', 'antioxidant | skin conditioning'],
  ['Centella Asiatica Extract', 'soothing | skin conditioning'],
  [
    'Polysorbate 20 | Polysorbate 60 | Polysorbate 80 | PEG-40 Hydrogenated Castor Oil | Potassium Cetyl Phosphate | PEG-100 Stearate | Ceteareth-20',
    'emulsifying',
  ],
  ['Trimethylsiloxysilicate | Acrylates Copolymer | PVP', 'film forming'],
];

/** @internal */
export const mainFunctions: ReadonlyMap<string, readonly string[]> = new Map(
  rows.flatMap(([names, functions]) =>
    textList(names).map((name) => [name, textList(functions)] as const),
  ),
);

/** Side uses that say little about an ingredient that does something else. */
const sideFunctions = new Set([
  'fragrance',
  'flavoring',
  'hair dyeing',
  'oral care',
  'light stabilizing',
]);

/** Puts what an ingredient is mostly used for first. */
export function orderFunctions(
  name: string,
  functions: readonly string[],
  isAllergen: boolean,
): string[] {
  const main = mainFunctions.get(name) ?? (isAllergen ? ['fragrance'] : []);
  const rank = (word: string) => {
    const at = main.indexOf(word);
    if (at >= 0) return at;
    return main.length + (sideFunctions.has(word) ? 1 : 0);
  };
  // Sorting is stable, so the others stay in order.
  return [...functions].sort((a, b) => rank(a) - rank(b));
}
