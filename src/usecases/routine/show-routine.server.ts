import { listProductTags } from '~/db/routine/routine.repo.server';
import type { ProductSummary } from '~/domain/catalog/listed-product';
import {
  addProduct,
  type DayTime,
  dayTimes,
  maxRoutineProducts,
  type Routine,
  routineIds,
} from '~/domain/routine/routine';
import { monthsOfUse, type RoutineCost, routineCost } from '~/domain/routine/routine-cost';
import { type RoutineNote, routineNotes } from '~/domain/routine/routine-notes';
import { type RoutineFacts, routineFacts, usualTimes } from '~/domain/routine/routine-product';
import { type RoutineStep, routineSteps, stepPosition } from '~/domain/routine/routine-steps';
import { anyProduct } from '~/domain/search/search-index';
import type { Deps } from '../deps';
import { type Equivalent, findEquivalent } from './find-equivalent.server';

type Needs = Pick<Deps, 'db' | 'cards' | 'search' | 'clock'>;

/** A product in its place in the routine. */
export interface PlannedProduct {
  product: ProductSummary;
  step: RoutineStep;
  isOwned: boolean;
  /** How long a package lasts; null without a size. */
  months: number | null;
  /** A cheaper product of the same type with the same key ingredients. */
  equivalent: Equivalent | null;
}

export interface ShownRoutine {
  /** Without unknown products and those that are no skincare. */
  routine: Routine;
  morning: PlannedProduct[];
  evening: PlannedProduct[];
  notes: RoutineNote[];
  cost: RoutineCost;
  /** For basic steps that it lacks. */
  suggestions: RoutineChoice[];
  /** Products that have no place in a skincare routine. */
  unsuitable: ProductSummary[];
}

/** The steps that dermatologists call the basics. */
const basicSteps = ['cleanse', 'moisturize', 'protect'];
const minRating = 4;
/** A search that finds little also returns products of other steps. */
const candidatesPerStep = 4;

/** Orders the products of a routine, and finds its conflicts, its cost and cheaper equivalents. */
export async function showRoutine(
  deps: Needs,
  input: { routine: Routine; addedId: number | null },
): Promise<ShownRoutine> {
  const wanted = [...new Set([...routineIds(input.routine), ...toList(input.addedId)])];
  const cards = new Map((await deps.cards.find(wanted)).map((card) => [card.id, card]));
  const tags = await listProductTags(deps.db.reader, [...cards.keys()]);
  const facts = new Map<number, RoutineFacts>();
  const unsuitable: ProductSummary[] = [];
  for (const [id, card] of cards) {
    const found = routineFacts(id, tags.get(id) ?? []);
    if (found) facts.set(id, found);
    else unsuitable.push(card);
  }
  const added = input.addedId === null ? undefined : facts.get(input.addedId);
  const asked = added ? addProduct(input.routine, added.id, usualTimes(added)) : input.routine;
  const routine = onlyKnown(asked, facts);

  const equivalents = await findEquivalents(deps, [...facts.values()], cards);
  const plan = (time: DayTime): PlannedProduct[] =>
    routine[time]
      .flatMap((id) => {
        const product = cards.get(id);
        const step = facts.get(id)?.step;
        return product && step ? [{ product, step }] : [];
      })
      .sort((a, b) => stepPosition(a.step.slug) - stepPosition(b.step.slug))
      .map(({ product, step }) => ({
        product,
        step,
        isOwned: routine.owned.includes(product.id),
        months: monthsOfUse(product.size, step, usesPerDay(routine, product.id)),
        equivalent: equivalents.get(product.id) ?? null,
      }));
  const morning = plan('morning');
  const evening = plan('evening');
  const factsAt = (time: DayTime) => routine[time].flatMap((id) => facts.get(id) ?? []);
  const planned = new Map([...morning, ...evening].map((item) => [item.product.id, item]));
  return {
    routine,
    morning,
    evening,
    notes: routineNotes({ morning: factsAt('morning'), evening: factsAt('evening') }),
    cost: routineCost(
      [...planned.values()].map(({ product, isOwned, months }) => ({
        priceCents: product.bestPriceCents,
        isOwned,
        months,
      })),
    ),
    suggestions: await suggestBasics(deps, [...facts.values()], routine),
    unsuitable,
  };
}

/** A product that could be added, with the times when it is usually used. */
export interface RoutineChoice {
  product: ProductSummary;
  step: RoutineStep;
  times: readonly DayTime[];
}

/** Skincare that matches what the shopper typed. */
export async function findChoices(deps: Needs, text: string): Promise<RoutineChoice[]> {
  const ids = deps.search.pick({
    ...anyProduct,
    search: text,
    category: 'skincare',
    sort: 'relevance',
    pageSize: maxRoutineProducts,
    now: deps.clock.now(),
  });
  return listChoices(deps, ids);
}

/** Those of these products that have a place in a routine. */
export async function listChoices(deps: Needs, ids: readonly number[]): Promise<RoutineChoice[]> {
  const found = await deps.cards.find(ids);
  const tags = await listProductTags(
    deps.db.reader,
    found.map(({ id }) => id),
  );
  return found.flatMap((product) => {
    const facts = routineFacts(product.id, tags.get(product.id) ?? []);
    return facts ? [{ product, step: facts.step, times: usualTimes(facts) }] : [];
  });
}

const toList = (id: number | null): number[] => (id === null ? [] : [id]);
const usesPerDay = (routine: Routine, id: number) =>
  dayTimes.filter((time) => routine[time].includes(id)).length;

function onlyKnown(routine: Routine, facts: ReadonlyMap<number, unknown>): Routine {
  const known = (ids: readonly number[]) => ids.filter((id) => facts.has(id));
  return {
    morning: known(routine.morning).slice(0, maxRoutineProducts),
    evening: known(routine.evening).slice(0, maxRoutineProducts),
    owned: known(routine.owned),
  };
}

async function findEquivalents(
  deps: Needs,
  facts: readonly RoutineFacts[],
  cards: ReadonlyMap<number, ProductSummary>,
): Promise<Map<number, Equivalent>> {
  const found = await Promise.all(
    facts.map(async (fact) => {
      const product = cards.get(fact.id);
      return product ? ([fact.id, await findEquivalent(deps, product, fact)] as const) : null;
    }),
  );
  return new Map(found.flatMap((pair) => (pair?.[1] ? [[pair[0], pair[1]]] : [])));
}

/** The most popular well-rated product for each basic step that the routine lacks. */
async function suggestBasics(
  deps: Needs,
  facts: readonly RoutineFacts[],
  routine: Routine,
): Promise<RoutineChoice[]> {
  const used = new Set(facts.map(({ step }) => step.slug));
  const missing = routineSteps.filter(({ slug }) => basicSteps.includes(slug) && !used.has(slug));
  const suggestions: RoutineChoice[] = [];
  for (const step of missing) {
    const ids = deps.search.pick({
      ...anyProduct,
      search: step.search,
      category: 'skincare',
      rating: minRating,
      inStock: true,
      sort: 'popular',
      pageSize: candidatesPerStep,
      now: deps.clock.now(),
    });
    const choices = await listChoices(deps, ids);
    const first = choices.find(
      (choice) =>
        choice.step.slug === step.slug && !routineIds(routine).includes(choice.product.id),
    );
    if (first) suggestions.push(first);
  }
  return suggestions;
}
