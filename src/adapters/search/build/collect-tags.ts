import { parseTag, tagsImpliedBy } from '~/domain/search/index-tags';
import { codeColumn } from '../structures/code-column';
import { growableUint32Column } from '../structures/growable-column';
import { buildPostings } from '../structures/postings';
import { rememberCodes } from '../structures/remember-codes';
import { forEachChunk, type Steps } from '../structures/steps';
import { maxTagCodes, strengthBits, type TagSets, type Tags, tagFacets } from '../tags';

const strengthMask = (1 << strengthBits) - 1;

interface KnownTag {
  code: number;
  strength: number;
  isShade: boolean;
}

const isOfFacet = (name: string): boolean =>
  tagFacets.some((facet) => name.startsWith(`${facet}:`));

/**
 * Collects the tags of products as numbers of distinct sets, because many products share all their
 * tags. Shades are sets of their own: they differ where everything else is the same.
 */
export function createTagCollector() {
  const codes = new Map<string, number>();
  const parsed = new Map<string, readonly KnownTag[]>();
  const formulas = collectSets();
  const shades = collectSets();

  function codeOf(name: string): number | null {
    const known = codes.get(name);
    if (known !== undefined) return known;
    if (codes.size === maxTagCodes) return null;
    codes.set(name, codes.size);
    return codes.size - 1;
  }

  /** The tag and the wider ones that it implies. */
  function knownTags(text: string): readonly KnownTag[] {
    const before = parsed.get(text);
    if (before) return before;
    const tag = parseTag(text);
    const made = tagsImpliedBy(tag).flatMap(({ kind, slug, strength }): KnownTag[] => {
      const code = codeOf(`${kind}:${slug}`);
      return code === null ? [] : [{ code, strength, isShade: kind === 'shade' }];
    });
    parsed.set(text, made);
    return made;
  }

  return {
    add(tags: readonly string[]): void {
      const formula = new Map<number, number>();
      const shade = new Map<number, number>();
      for (const text of tags) {
        for (const { code, strength, isShade } of knownTags(text)) {
          const set = isShade ? shade : formula;
          set.set(code, Math.max(set.get(code) ?? 0, strength));
        }
      }
      formulas.add(formula);
      shades.add(shade);
    },
    /** Returns a function that adds the tags of a product of another index. Call it before adding others. */
    from(tags: Tags): (product: number) => void {
      // There are no others yet, so there are not too many.
      const codesHere = tags.names.map((name) => codeOf(name) ?? 0);
      const addFormula = formulas.from(tags.formulas, codesHere);
      const addShade = shades.from(tags.shades, codesHere);
      return (product) => {
        addFormula(product);
        addShade(product);
      };
    },
    /** `arrivals`: insertion index of each product. */
    *finish(arrivals: Uint32Array): Steps<Tags> {
      // The tags of facets come first, so that counting them can skip the others.
      const { facet = [], other = [] } = Object.groupBy(codes.keys(), (name) =>
        isOfFacet(name) ? 'facet' : 'other',
      );
      const names = [...facet, ...other];
      const finalCodes = new Map(names.map((name, code) => [name, code]));
      const finalCodeOf = Uint16Array.from(codes.keys(), (name) => finalCodes.get(name) ?? 0);
      const sets = {
        formulas: yield* formulas.finish(arrivals, finalCodeOf),
        shades: yield* shades.finish(arrivals, finalCodeOf),
      };
      const maxStrengths = new Uint8Array(names.length);
      for (const { items } of [sets.formulas, sets.shades]) {
        yield* forEachChunk(items.length, (from, to) => {
          for (let at = from; at < to; at++) {
            const code = items[at]! >> strengthBits;
            maxStrengths[code] = Math.max(maxStrengths[code]!, items[at]! & strengthMask);
          }
        });
      }
      return { codes: finalCodes, names, facetTagCount: facet.length, maxStrengths, ...sets };
    },
  };
}

function collectSets() {
  const numbers = new Map<string, number>();
  const column = growableUint32Column();

  function numberOf(items: Uint16Array): number {
    // A string of 16-bit numbers is a compact key.
    const key = String.fromCharCode(...items.sort());
    let number = numbers.get(key);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(key, number);
    }
    return number;
  }

  return {
    add: (set: ReadonlyMap<number, number>): void =>
      column.push(
        numberOf(Uint16Array.from(set, ([code, strength]) => (code << strengthBits) | strength)),
      ),
    /** `codesHere`: the code here for each code there. */
    from({ setOf, starts, items }: TagSets, codesHere: readonly number[]) {
      const numberHere = rememberCodes(starts.length - 1, (set) => {
        const own = items.slice(starts[set]!, starts[set + 1]!);
        for (let at = 0; at < own.length; at++) {
          const code = codesHere[own[at]! >> strengthBits]!;
          own[at] = (code << strengthBits) | (own[at]! & strengthMask);
        }
        return numberOf(own);
      });
      return (product: number): void => column.push(numberHere(setOf[product]!));
    },
    *finish(arrivals: Uint32Array, finalCodeOf: Uint16Array): Steps<TagSets> {
      const collected = column.values();
      const setOf = codeColumn(numbers.size, arrivals.length);
      // In the order of the products, so that loops over products read neighboring memory.
      const order = new Uint32Array(numbers.size);
      /** Counted from 1. */
      const places = new Uint32Array(numbers.size);
      let placed = 0;
      yield* forEachChunk(arrivals.length, (from, to) => {
        for (let product = from; product < to; product++) {
          const number = collected[arrivals[product]!]!;
          if (places[number] === 0) {
            order[placed] = number;
            places[number] = ++placed;
          }
          setOf[product] = places[number]! - 1;
        }
      });
      const keys = [...numbers.keys()];
      const starts = new Uint32Array(keys.length + 1);
      for (let set = 0; set < keys.length; set++) {
        starts[set + 1] = starts[set]! + keys[order[set]!]!.length;
      }
      const items = new Uint16Array(starts[keys.length]!);
      yield* forEachChunk(keys.length, (from, to) => {
        for (let set = from; set < to; set++) {
          const key = keys[order[set]!]!;
          for (let at = 0; at < key.length; at++) {
            const item = key.charCodeAt(at);
            const code = finalCodeOf[item >> strengthBits]!;
            items[starts[set]! + at] = (code << strengthBits) | (item & strengthMask);
          }
          items.subarray(starts[set], starts[set + 1]).sort();
        }
      });
      return yield* indexSets({ setOf, starts, items }, finalCodeOf.length);
    },
  };
}

/** A separate function, so that its closures do not keep the collected columns. */
function* indexSets(
  sets: Pick<TagSets, 'setOf' | 'starts' | 'items'>,
  tagCount: number,
): Steps<TagSets> {
  const { setOf, starts, items } = sets;
  const setCount = starts.length - 1;
  const products = yield* buildPostings(setCount, setOf.length, (product, emit) =>
    emit(setOf[product]!),
  );
  const withItems = yield* buildPostings(tagCount << strengthBits, setCount, (set, emit) => {
    for (let at = starts[set]!; at < starts[set + 1]!; at++) emit(items[at]!);
  });
  const setsWith = codeColumn(setCount, withItems.items.length);
  setsWith.set(withItems.items);
  return { ...sets, products, setsWith: { starts: withItems.starts, sets: setsWith } };
}
