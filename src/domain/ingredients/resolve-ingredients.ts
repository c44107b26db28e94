import { type LabelItem, readLabel } from './label/read-label';
import type { NameResolver } from './label/resolve-name';
import { storedLabelText, unknownName } from './parse-inci';

/** The ingredients of a product as the database stores them. */
export interface ProductIngredients {
  /** Numbers in label order; negative: only some shades contain it; 0: an unknown name. */
  ids: readonly number[];
  /** The unknown names, in label order. */
  unknown: readonly string[];
}

/** Resolves the names that a product stores; each ingredient counts once, where it is named first. */
export function resolveIngredients(
  names: readonly string[],
  resolver: NameResolver,
): ProductIngredients {
  return resolveItems(readLabel(storedLabelText(names), resolver));
}

/** Like `resolveIngredients`, for a label that was read before. */
export function resolveItems(label: readonly LabelItem[]): ProductIngredients {
  const ids: number[] = [];
  const unknown: string[] = [];
  const seen = new Set<number | string>();
  for (const { kind, raw, ingredients, part } of label) {
    if (kind === 'remark') continue;
    for (const { id } of ingredients) {
      if (seen.has(id)) continue;
      seen.add(id);
      ids.push(part.mayContain ? -id : id);
    }
    const name = ingredients.length === 0 ? unknownName(raw) : '';
    if (name === '' || seen.has(name.toLowerCase())) continue;
    seen.add(name.toLowerCase());
    ids.push(0);
    unknown.push(name);
  }
  return { ids, unknown };
}
