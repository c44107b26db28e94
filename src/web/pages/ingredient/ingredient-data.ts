import { ingredientFunctions } from '~/domain/ingredients/describe/browse-params';
import { functionText } from '~/domain/ingredients/describe/function-texts';
import type { StatedAmounts } from '~/domain/ingredients/describe/ingredient-statistics';
import { type LegalText, legalTexts } from '~/domain/ingredients/describe/legal-texts';
import { ingredientFamilies } from '~/domain/ingredients/ingredient-families';
import type { EvidenceLevel } from '~/domain/ingredients/texts/ingredient-text';
import { findSource, type Source } from '~/domain/ingredients/texts/sources';
import { findIngredientText } from '~/domain/ingredients/texts/texts';
import { filterOfIngredient } from '~/domain/search/ingredient-terms';
import type { ShownIngredient } from '~/usecases/ingredients/show-ingredient.server';
import { packProduct } from '~/web/shared/catalog/pack-product';
import type { PackedCard } from '~/web/shared/catalog/product-card-data';

interface TextData {
  about: string;
  does: string;
  suits: string;
  amount: string | null;
  evidence: EvidenceLevel;
  sources: Source[];
}

/** The data of an ingredient page. */
export interface IngredientPageData {
  slug: string;
  name: string;
  otherNames: readonly string[];
  cas: string | null;
  ec: string | null;
  /** `slug`: of the index by function; null: it offers none. */
  functions: { word: string; text: string; slug: string | null }[];
  families: { slug: string; label: string; source: string | null }[];
  laws: LegalText[];
  text: TextData | null;
  statistics: {
    productCount: number;
    medianPosition: number | null;
    abovePercent: number | null;
    stated: StatedAmounts | null;
  } | null;
  bestValue: PackedCard[];
  /** The filtered listing of products with it; null: it has none, or no product contains it. */
  listing: string | null;
}

const maxOtherNames = 12;
const functionSlugs = new Map(Array.from(ingredientFunctions, ([slug, word]) => [word, slug]));

/** What a page shows of an ingredient; runs on the server only. */
export function ingredientPageData(shown: ShownIngredient): IngredientPageData {
  const { ingredient, statistics, bestValue } = shown;
  const { slug, name, synonyms, cas, ec } = ingredient;
  const filter = filterOfIngredient(ingredient);
  return {
    slug,
    name,
    otherNames: synonyms.slice(0, maxOtherNames),
    cas,
    ec,
    functions: ingredient.functions.map((word) => ({
      word,
      text: functionText(word),
      slug: functionSlugs.get(word) ?? null,
    })),
    families: ingredientFamilies
      .filter(({ has }) => has(ingredient))
      .map((family) => ({ slug: family.slug, label: family.label, source: family.source })),
    laws: legalTexts(ingredient),
    text: textData(ingredient.id),
    statistics: statistics && {
      productCount: statistics.productCount,
      medianPosition: statistics.medianPosition,
      abovePercent: statistics.abovePercent,
      stated: statistics.stated,
    },
    bestValue: bestValue.map((product) => packProduct(product)),
    listing: statistics && filter ? `/products?ingredients=${filter}` : null,
  };
}

function textData(id: number): TextData | null {
  const found = findIngredientText(id);
  if (!found) return null;
  const { about, does, suits, evidence, amount = null, sources } = found;
  return {
    about,
    does,
    suits,
    evidence,
    amount,
    sources: sources.flatMap((key) => findSource(key) ?? []),
  };
}
