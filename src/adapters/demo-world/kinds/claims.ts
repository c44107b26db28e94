import type { Formula } from './formula';
import type { Kind } from './kind';

const aromatic = /(Flower|Leaf|Peel|Fruit|Piperita) Oil$|^Menthol$|^Rosa Damascena/;

/** Whether it contains no fragrance or essential oils. */
export const isScentFree = ({ isScented, ingredients }: Formula) =>
  !isScented && !ingredients.some((name) => aromatic.test(name));

const animal =
  /^(Cera Alba|Honey|Propolis Extract|Royal Jelly Extract|Snail|Lanolin|Hydrolyzed (Silk|Collagen|Pearl|Keratin)|Soluble Collagen|Keratin|Caviar|Gelatin|CI 75470|Cocodimonium)/;

/** Whether the formula supports a claim. */
export function isClaimTrue(claim: string, kind: Kind, formula: Formula): boolean {
  const { ingredients, isScented } = formula;
  if (claim.startsWith('Vegan'))
    return ingredients.length > 0 && !ingredients.some((name) => animal.test(name));
  if (claim === 'Signature scent') return isScented;
  if (claim === 'Talc-free') return ingredients.length > 0 && !ingredients.includes('Talc');
  if (claim === 'Essential-oil-free') return isScentFree(formula);
  if (claim === 'Refillable case')
    return (
      kind.naming === 'color' &&
      kind.shapes.some((shape) => shape === 'lipstick' || shape === 'compact')
    );
  if (claim === 'High pigment load') return kind.shades !== null && kind.shades !== 'skin';
  if (claim === 'Silky finish' || claim === 'Quick to absorb' || claim === 'Layers well')
    return (
      kind.role === 'serum' ||
      kind.role === 'cream' ||
      kind.role === 'eye' ||
      kind.naming === 'scent'
    );
  if (/^(Color-safe|Salon formula|Keratin-treatment safe)$/.test(claim))
    return kind.naming === 'hair';
  if (claim === 'Recyclable glass')
    return kind.shapes.some((shape) => /jar|dropper|flacon/.test(shape));
  if (/warranty/.test(claim)) return kind.category === 'tools' && kind.dollars > 50;
  if (claim === 'Comes with a case' || claim === 'Easy to clean') return kind.recipe === null;
  if (
    /(omedogenic|ermatologist|tolerance|sensitive skin|irritation|Allergy|Paraben|mineral oil)/.test(
      claim,
    )
  ) {
    return (
      kind.recipe !== null &&
      kind.naming !== 'scent' &&
      kind.naming !== 'supplement' &&
      kind.naming !== 'hair'
    );
  }
  return true;
}
