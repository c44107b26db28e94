import type { ProductSummary } from '~/domain/catalog/listed-product';
import { formatDollars } from '~/domain/prices/money';
import type { DayTime } from '~/domain/routine/routine';
import { inSentence } from '~/domain/search/in-sentence';
import { ingredients } from '~/domain/search/vocabulary/ingredients';
import type {
  PlannedProduct,
  RoutineChoice,
  ShownRoutine,
} from '~/usecases/routine/show-routine.server';
import { shownFields } from '~/web/shared/catalog/product-json';

/** A product as the routine page shows it. */
function productRow(product: ProductSummary) {
  const { rating, reviewCount, ownRating, savingsPercent, ...row } = shownFields(product);
  return row;
}

/** A product in its step, with texts. */
function stepRow({ product, step, isOwned, months, equivalent }: PlannedProduct) {
  const cents = product.bestPriceCents;
  return {
    ...productRow(product),
    step: { title: step.title, reason: step.reason },
    isOwned,
    lasts: months === null ? null : `lasts ${monthsText(months)}`,
    perMonth: months === null || cents === null ? null : formatDollars(Math.round(cents / months)),
    equivalent: equivalent && {
      ...productRow(equivalent.product),
      shared: equivalent.sharedIngredients.map(ingredientLabel),
    },
  };
}

const labels = new Map(ingredients.map(({ slug, label }) => [slug, label]));
const ingredientLabel = (slug: string) => inSentence(labels.get(slug) ?? slug);

const choiceRow = ({ product, times }: RoutineChoice) => ({ ...productRow(product), times });

/** Everything on the page about a routine. */
export function routineJson(shown: ShownRoutine) {
  const names = new Map(
    [...shown.morning, ...shown.evening].map(({ product }) => [product.id, product.name]),
  );
  return {
    routine: shown.routine,
    morning: shown.morning.map(stepRow),
    evening: shown.evening.map(stepRow),
    notes: shown.notes.map(({ productIds, ...note }) => ({
      ...note,
      products: productIds.flatMap((id) => names.get(id) ?? []),
    })),
    cost: {
      toBuy: formatDollars(shown.cost.toBuyCents),
      perMonth: formatDollars(shown.cost.perMonthCents),
      unknown: shown.cost.unknown,
    },
    suggestions: shown.suggestions.map((suggestion) => ({
      ...choiceRow(suggestion),
      step: suggestion.step.title,
    })),
    unsuitable: shown.unsuitable.map(({ name }) => name),
  };
}

export const choicesJson = (choices: readonly RoutineChoice[]) => choices.map(choiceRow);

export type StepRow = ReturnType<typeof stepRow>;
type ProductRow = ReturnType<typeof productRow>;
export type ChoiceRow = ProductRow & { times: readonly DayTime[] };
export type RoutineJson = ReturnType<typeof routineJson>;

/** 'about 3 weeks', 'about 2 months', 'a year or more'. @internal */
export function monthsText(months: number): string {
  if (months >= 12) return 'a year or more';
  const weeks = Math.max(1, Math.round(months * (52 / 12)));
  if (weeks < 8) return weeks === 1 ? 'about a week' : `about ${weeks} weeks`;
  return `about ${Math.round(months)} months`;
}
