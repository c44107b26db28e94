import { type BrandStyle, brandStyles, type StyleName } from '../brand-style';
import type { Random } from '../random';
import * as actives from './actives';
import { type Active, hairActives, type Role } from './actives';
import type { Kind } from './kind';
import { recipeOf, scentAllergens, scentOils } from './recipes';
import { supplementActives } from './supplement-actives';

const mild = actives.potentActives.filter(({ name }) =>
  ['Niacinamide', 'Hyaluronic Acid', 'Panthenol', 'Ceramide'].includes(name),
);

export interface Formula {
  actives: readonly Active[];
  ingredients: readonly string[];
  isScented: boolean;
}

/** Creates a formula: the actives of its name, and the rest of its label in order. */
export function mixFormula(
  kind: Kind,
  style: StyleName,
  named: readonly Active[],
  random: Random,
): Formula {
  if (!kind.recipe) return { actives: [], ingredients: [], isScented: false };
  const pantry = pantryOf(kind, style);
  const chosen =
    kind.naming === 'supplement' ? blend(named, pantry, random) : withMore(named, pantry, random);
  const steps = recipeOf(kind.recipe);
  const isScented = steps.includes('SCENT') && random.chance(brandStyles[style].scented);
  const label = new Set<string>();
  for (const step of steps) {
    if (step === 'ACTIVES') for (const { inci } of chosen) addAll(label, inci);
    else if (step === 'SCENT') {
      if (isScented) addScent(label, brandStyles[style], style, random);
    } else {
      const [pool, minCount, maxCount] = step;
      addAll(label, random.some(pool, minCount + random.below(maxCount - minCount + 1)));
    }
  }
  return { actives: chosen, ingredients: [...label], isScented };
}

const addAll = (label: Set<string>, names: readonly string[]) => {
  for (const name of names) label.add(name);
};

function addScent(label: Set<string>, { scented }: BrandStyle, style: StyleName, random: Random) {
  if (style === 'botanical') addAll(label, random.some(scentOils, 1 + random.below(2)));
  else label.add('Parfum');
  addAll(label, random.some(scentAllergens, 1 + random.below(scented > 0.5 ? 4 : 2)));
}

/** Adds unnamed actives, so that a label has two or three. */
function withMore(named: readonly Active[], pantry: readonly Active[], random: Random): Active[] {
  const chosen = [...named];
  const wanted = Math.max(named.length, 2 + random.below(2));
  for (let tries = 0; chosen.length < wanted && tries < 6 && pantry.length > 0; tries++) {
    const more = random.pick(pantry);
    if (!chosen.some(({ name }) => name === more.name)) chosen.push(more);
  }
  return chosen;
}

/** One blend makes a whole supplement; a second would contradict it. */
function blend(named: readonly Active[], pantry: readonly Active[], random: Random) {
  return named.length > 0 ? named : [random.pick(pantry)];
}

const pantries = new Map<string, readonly Active[]>();

/** The actives that a style uses for a kind. */
function pantryOf(kind: Kind, style: StyleName): readonly Active[] {
  const key = `${style} ${kind.naming} ${kind.role} ${kind.subcategory}`;
  const known = pantries.get(key);
  if (known) return known;
  const list = findPantry(kind, style);
  pantries.set(key, list);
  return list;
}

function findPantry({ naming, role, subcategory }: Kind, style: StyleName): readonly Active[] {
  if (naming === 'supplement') return supplementActives[subcategory] ?? [];
  if (naming === 'scent' || role === null) return [];
  const suits = (active: Active) => active.roles.includes(role as Role);
  const byStyle: Partial<Record<StyleName, readonly Active[]>> = {
    botanical: [...actives.leadPlants, ...actives.secondPlants],
    'k-beauty': actives.pantryActives,
    couture: actives.nobleActives,
    spa: actives.nobleActives,
    salon: hairActives,
  };
  const fallback = naming === 'hair' ? hairActives : [...actives.companionActives, ...mild];
  const own = (byStyle[style] ?? fallback).filter(suits);
  return own.length > 0 ? own : fallback.filter(suits);
}
