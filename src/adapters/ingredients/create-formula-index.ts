import type {
  FormulaIndex,
  FormulaIndexBuilder,
  FormulaProduct,
  SimilarFormula,
} from '~/domain/dupes/formula-index';
import { rarityOf } from '~/domain/ingredients/formula-similarity';
import { growableFloat64Column, growableUint32Column } from '../search/structures/growable-column';
import { runToCompletion, runYielding, type Steps } from '../search/structures/steps';
import { collectSection, type Section, type SectionCollector } from './formula-section';

/** Ingredients are numbered as they come; 0 is an unknown name, as are those beyond this many. */
const maxCodes = 65_536;

const units = ['ml', 'g', 'count'] as const;

/** Builds the index of a whole catalog synchronously; products in the order of ids. @internal */
export function createFormulaIndex(products: Iterable<FormulaProduct>): FormulaIndex {
  const collector = collectFormulas();
  for (const product of products) collector.add(product);
  return runToCompletion(collector.finish());
}

/** Builds the index in time slices, so that requests are not blocked. */
export function createFormulaIndexBuilder(): FormulaIndexBuilder {
  const collector = collectFormulas();
  return {
    add: (products) => products.forEach(collector.add),
    finish: (signal) => runYielding(collector.finish(), signal),
  };
}

interface Products {
  /** Ascending. */
  ids: Uint32Array;
  /** The section of each, and its formula there. */
  sections: Uint32Array;
  formulas: Uint32Array;
  /** Equal for equal sizes. */
  sizes: Float64Array;
}

function collectFormulas() {
  const codes = new Map<number, number>();
  const sections = new Map<string, SectionCollector & { number: number }>();
  const ids = growableUint32Column();
  const sectionOf = growableUint32Column();
  const formulaOf = growableUint32Column();
  const sizes = growableFloat64Column();

  /** Unknown and repeated ingredients are 0, so that the others keep their positions. */
  function codesOf(formula: readonly number[]): number[] {
    const seen = new Set<number>([0]);
    return formula.map((id) => {
      if (seen.has(id)) return 0;
      seen.add(id);
      const code = codes.get(id) ?? codes.size + 1;
      if (code >= maxCodes) return 0;
      codes.set(id, code);
      return code;
    });
  }

  function sectionFor(type: string) {
    const known = sections.get(type);
    if (known) return known;
    const section = { ...collectSection(), number: sections.size };
    sections.set(type, section);
    return section;
  }

  return {
    add({ productId, familyId, type, size, formula }: FormulaProduct): void {
      const section = sectionFor(type);
      const product = ids.length;
      ids.push(productId);
      sectionOf.push(section.number);
      formulaOf.push(section.add({ product, familyId, formula, codes: codesOf(formula) }));
      sizes.push(size ? size.amount * units.length + units.indexOf(size.unit) : -1);
    },
    *finish(): Steps<FormulaIndex> {
      const collected = [...sections.values()];
      const counts = new Uint32Array(codes.size + 1);
      for (const section of collected) yield* section.count(counts);
      const total = collected.reduce((sum, { formulaCount }) => sum + formulaCount(), 0);
      const rarities = Float64Array.from(counts, (count) => rarityOf(count, total));
      const ranks = ranksOf(counts);
      const built: Section[] = [];
      for (const section of collected) built.push(yield* section.finish(rarities, ranks));
      const products = {
        ids: ids.values(),
        sections: sectionOf.values(),
        formulas: formulaOf.values(),
        sizes: sizes.values(),
      };
      return createIndexFrom(products, built, total);
    },
  };
}

/** The place of each code when the rarest comes first. */
function ranksOf(counts: Uint32Array): Uint16Array {
  const ranks = new Uint16Array(counts.length);
  const order = Array.from(counts.keys()).sort((a, b) => counts[a]! - counts[b]! || a - b);
  for (const [rank, code] of order.entries()) ranks[code] = rank;
  return ranks;
}

function createIndexFrom(
  products: Products,
  sections: readonly Section[],
  formulaCount: number,
): FormulaIndex {
  const { ids, sizes } = products;

  function find(id: number): number | null {
    let low = 0;
    let high = ids.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (ids[middle]! < id) low = middle + 1;
      else high = middle;
    }
    return ids[low] === id ? low : null;
  }

  /** The first product of each size. */
  function oneOfEachSize(members: Uint32Array): number[] {
    const seen = new Set<number>();
    return [...members].flatMap((product) => {
      const size = sizes[product]!;
      if (seen.has(size)) return [];
      seen.add(size);
      return [ids[product]!];
    });
  }

  return {
    formulaCount,
    has: (productId) => find(productId) !== null,
    similar(productId, limit): SimilarFormula[] {
      const product = find(productId);
      const section = product === null ? undefined : sections[products.sections[product]!];
      if (product === null || !section) return [];
      return section
        .similar(products.formulas[product]!, limit)
        .map(({ similarity, members }) => ({ similarity, productIds: oneOfEachSize(members) }));
    },
  };
}
