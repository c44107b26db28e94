import type {
  FormulaIndex,
  FormulaIndexBuilder,
  FormulaProduct,
  SimilarFormula,
} from '~/domain/dupes/formula-index';
import {
  formulaSimilarity,
  rarityOf,
  type WeighedFormula,
} from '~/domain/ingredients/formula-similarity';
import { growableFloat64Column, growableUint32Column } from '../search/structures/growable-column';
import { buildPostings, itemsOf } from '../search/structures/postings';
import { runToCompletion, runYielding, type Steps } from '../search/structures/steps';
import { collectSection, type Section, type SectionCollector } from './formula-section';
import { findOtherSizes, type OtherSizes, type ProductColumns } from './other-sizes';

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

interface Products extends ProductColumns {
  /** Equal for products of one `sameListGroup`. */
  sameListGroups: Uint32Array;
}

function collectFormulas() {
  const codes = new Map<number, number>();
  const sections = new Map<string | null, SectionCollector & { number: number }>();
  const ids = growableUint32Column();
  const sectionOf = growableUint32Column();
  const formulaOf = growableUint32Column();
  const sizes = growableFloat64Column();
  const sameListGroupOf = growableUint32Column();
  const hashes = growableUint32Column();
  const numberType = numbering();
  const numberSameListGroup = numbering();

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

  function sectionFor(group: string | null) {
    const known = sections.get(group);
    if (known) return known;
    const section = { ...collectSection(group !== null), number: sections.size };
    sections.set(group, section);
    return section;
  }

  return {
    add({ productId, familyId, size, productHash, formula, ...compared }: FormulaProduct): void {
      const section = sectionFor(compared.group);
      const type = numberType(compared.type);
      const product = ids.length;
      ids.push(productId);
      sectionOf.push(section.number);
      formulaOf.push(section.add({ product, familyId, type, formula, codes: codesOf(formula) }));
      sizes.push(size ? size.amount * units.length + units.indexOf(size.unit) : -1);
      sameListGroupOf.push(numberSameListGroup(compared.sameListGroup));
      hashes.push(productHash);
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
        sameListGroups: sameListGroupOf.values(),
        hashes: hashes.values(),
      };
      const sameLists = yield* findSameLists(products, built);
      const sizesOf = yield* findOtherSizes(products, built);
      return createIndexFrom(products, built, { sameLists, sizesOf, formulaCount: total });
    },
  };
}

/** Numbers texts as they come. */
function numbering(): (text: string) => number {
  const numbers = new Map<string, number>();
  return (text) => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
}

/** The place of each code when the rarest comes first. */
function ranksOf(counts: Uint32Array): Uint16Array {
  const ranks = new Uint16Array(counts.length);
  const order = Array.from(counts.keys()).sort((a, b) => counts[a]! - counts[b]! || a - b);
  for (const [rank, code] of order.entries()) ranks[code] = rank;
  return ranks;
}

interface FoundFormula {
  section: Section;
  formula: number;
  similarity: number;
}

/**
 * Finds formulas with the same ingredients, of products of the same `sameListGroup`. Those that are found as similar ones
 * are left out.
 */
type SameLists = (product: number) => FoundFormula[];

function* findSameLists(products: Products, sections: readonly Section[]): Steps<SameLists> {
  // All formulas in a row, section by section.
  const starts: number[] = [];
  let count = 0;
  for (const { formulaCount } of sections) {
    starts.push(count);
    count += formulaCount;
  }
  const sectionOf = new Uint16Array(count);
  for (const [at, start] of starts.entries()) sectionOf.fill(at, start);
  const withHash = yield* buildPostings(count, count, (item, emit) => {
    const at = sectionOf[item]!;
    emit(sections[at]!.hashOf(item - starts[at]!) % count);
  });
  const groupOf = (section: Section, formula: number) =>
    products.sameListGroups[section.productsWith(formula)[0]!]!;
  return (product) => {
    const own = sections[products.sections[product]!]!;
    const formula = products.formulas[product]!;
    const weighed = own.weigh(formula);
    // Formulas of unknown ingredients only are not known to be the same.
    if (weighed.weights.size === 0) return [];
    return [...itemsOf(withHash, own.hashOf(formula) % count)].flatMap((item): FoundFormula[] => {
      const at = sectionOf[item]!;
      const section = sections[at]!;
      const other = item - starts[at]!;
      if (section.familyOf(other) === own.familyOf(formula)) return [];
      const isSameType = section === own && own.typeOf(other) === own.typeOf(formula);
      if (isSameType && own.isSearchable) return [];
      if (groupOf(section, other) !== products.sameListGroups[product]) return [];
      const theirs = section.weigh(other);
      if (!hasSameIngredients(weighed, theirs)) return [];
      return [{ section, formula: other, similarity: formulaSimilarity(weighed, theirs) }];
    });
  };
}

const hasSameIngredients = (one: WeighedFormula, other: WeighedFormula) =>
  one.weights.size === other.weights.size &&
  [...one.weights.keys()].every((code) => other.weights.has(code));

/** The most similar first. */
function onePerFamily(found: FoundFormula[], limit: number): FoundFormula[] {
  found.sort((a, b) => b.similarity - a.similarity || a.formula - b.formula);
  const best = new Map<number, FoundFormula>();
  for (const one of found) {
    if (best.size === limit) break;
    const family = one.section.familyOf(one.formula);
    if (!best.has(family)) best.set(family, one);
  }
  return [...best.values()];
}

interface Lookups {
  sameLists: SameLists;
  sizesOf: OtherSizes;
  formulaCount: number;
}

function createIndexFrom(
  products: Products,
  sections: readonly Section[],
  { sameLists, sizesOf, formulaCount }: Lookups,
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
      const similar = section
        .similar(products.formulas[product]!)
        .map(({ other, similarity }) => ({ section, formula: other, similarity }));
      return onePerFamily([...similar, ...sameLists(product)], limit).map(
        ({ section: found, formula, similarity }) => ({
          similarity,
          productIds: oneOfEachSize(found.productsWith(formula)),
        }),
      );
    },
    otherSizes(productId, limit) {
      const product = find(productId);
      return product === null ? [] : sizesOf(product).slice(0, limit);
    },
  };
}
