import {
  type Completion,
  completingKinds,
  completionTexts,
  ingredientPhrases,
  labelOf,
  maxCompletions,
  priceCompletions,
  termText,
  typedForm,
} from '~/domain/search/completions';
import { evidenceOf } from '~/domain/search/ranking';
import type { Families } from '../structures/families';
import { compareTexts } from '../structures/sorted-texts';
import { forEachChunk, type Steps } from '../structures/steps';
import { maxTagCodes, strengthBits, type Tags } from '../tags';

/** What suggestions can complete, each by its text. */
export interface Completions {
  queries: Completion[];
  ingredients: { phrase: string; slug: string; label: string; products: number }[];
}

/** Every set is looked at as all pairs of its types and tags. */
const setsPerStep = 256;
const strengthMask = (1 << strengthBits) - 1;

/** Counts which terms really occur together; a family counts by its first variant. */
export function* buildCompletions(
  { names, formulas: { setOf, starts, items } }: Tags,
  families: Families,
): Steps<Completions> {
  const familiesOfSet = new Uint32Array(starts.length - 1);
  yield* forEachChunk(families.count, (from, to) => {
    for (let family = from; family < to; family++) {
      familiesOfSet[setOf[families.starts[family]!]!]! += 1;
    }
  });
  const parsed = names.map((name) => {
    const [kind = '', slug = ''] = name.split(':');
    return { kind, slug, completing: completingKinds.find((known) => known === kind) };
  });
  const ofTag = new Uint32Array(names.length);
  const ofPair = new Map<number, number>();
  yield* forEachChunk(
    familiesOfSet.length,
    (from, to) => {
      for (let set = from; set < to; set++) {
        const count = familiesOfSet[set]!;
        if (count === 0) continue;
        const own = items.subarray(starts[set]!, starts[set + 1]!);
        for (const item of own) ofTag[item >> strengthBits]! += count;
        for (const type of own) {
          const typeCode = type >> strengthBits;
          if (parsed[typeCode]?.kind !== 'type') continue;
          for (const item of own) {
            const tag = parsed[item >> strengthBits];
            if (!tag?.completing || evidenceOf(tag.kind, item & strengthMask) < 2) continue;
            const pair = typeCode * maxTagCodes + (item >> strengthBits);
            ofPair.set(pair, (ofPair.get(pair) ?? 0) + count);
          }
        }
      }
    },
    setsPerStep,
  );
  const queries: Completion[] = parsed.flatMap(({ kind, slug }, code) => {
    const text = termText(kind, slug);
    return text === null || ofTag[code] === 0 ? [] : { text, products: ofTag[code]! };
  });
  const pairs = [...ofPair];
  yield* forEachChunk(pairs.length, (from, to) => {
    for (const [pair, products] of pairs.slice(from, to)) {
      const type = parsed[Math.floor(pair / maxTagCodes)];
      const tag = parsed[pair % maxTagCodes];
      if (!type || !tag?.completing) continue;
      for (const text of completionTexts(type.slug, tag.completing, tag.slug)) {
        queries.push({ text, products });
      }
    }
  });
  const ingredients = parsed.flatMap(({ kind, slug }, code) =>
    kind === 'ingredient'
      ? ingredientPhrases(slug).map((phrase) => ({
          phrase,
          slug,
          label: labelOf('ingredient', slug),
          products: ofTag[code]!,
        }))
      : [],
  );
  yield;
  queries.sort((a, b) => b.products - a.products || compareTexts(a.text, b.text));
  yield;
  return {
    queries: [
      ...queries.slice(0, maxCompletions),
      ...(families.count > 0 ? priceCompletions : []),
    ].sort((a, b) => compareTexts(typedForm(a), typedForm(b))),
    ingredients: ingredients
      .filter(({ products }) => products > 0)
      .sort((a, b) => compareTexts(a.phrase, b.phrase)),
  };
}
