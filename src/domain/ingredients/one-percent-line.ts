import { textList } from '../text-list';
import { builtInDictionary } from './dictionary/built-in';

/** Ingredients that formulas practically never contain more than 1 % of, by law or by use. */
const belowOnePercent = new Set(
  textList(`
    Phenoxyethanol | Methylparaben | Ethylparaben | Propylparaben | Butylparaben | Chlorphenesin |
    Potassium Sorbate | Sodium Benzoate | Sorbic Acid | Benzoic Acid | Dehydroacetic Acid |
    Sodium Dehydroacetate | Ethylhexylglycerin | Methylisothiazolinone | Methylchloroisothiazolinone |
    Iodopropynyl Butylcarbamate | DMDM Hydantoin | Imidazolidinyl Urea | Diazolidinyl Urea | Parfum |
    Disodium EDTA | Tetrasodium EDTA | Trisodium EDTA | Sodium Phytate | BHT | BHA | Xanthan Gum |
    Carbomer | Sodium Hyaluronate | Hyaluronic Acid | Hydrolyzed Hyaluronic Acid | Allantoin |
    Tocopherol | Bisabolol | Retinol | Retinal | Hydroxypropyl Methylcellulose | Sodium Hydroxide |
    Potassium Hydroxide | Aminomethyl Propanol | Limonene | Linalool | Citronellol | Geraniol |
    Acrylates/C10-30 Alkyl Acrylate Crosspolymer | Caprylhydroxamic Acid | Hydroxyacetophenone |
    Trisodium Ethylenediamine Disuccinate | Tetrasodium Glutamate Diacetate | Ascorbyl Palmitate |
    Pentaerythrityl Tetra-Di-T-Butyl Hydroxyhydrocinnamate
  `).flatMap((name) => builtInDictionary.find(name)?.id ?? []),
);

/** Rarely are more than these above 1 %. */
const maxAbove = 15;

/**
 * Estimates how many ingredients at the top of a label make up at least 1 % each: those before the first one
 * that is practically never used at more. Returns the position of the line.
 */
export function onePercentLine(formula: readonly number[]): number {
  const first = formula.findIndex((id) => belowOnePercent.has(id));
  const above = first < 0 ? Math.ceil(formula.length / 2) : first;
  return Math.min(Math.max(above, 1), maxAbove);
}
