import { minRelatedSimilarity, minSimilarity } from '~/domain/dupes/formula-index';
import {
  ingredientWeight,
  placeWeight,
  type WeighedFormula,
} from '~/domain/ingredients/formula-similarity';
import { onePercentLine } from '~/domain/ingredients/one-percent-line';
import { growableUint16Column, growableUint32Column } from '../search/structures/growable-column';
import { buildPostings, itemsOf } from '../search/structures/postings';
import { forEachChunk, type Steps } from '../search/structures/steps';

interface AddedProduct {
  /** Its number in the index. */
  product: number;
  familyId: number;
  /** Equal for products of one type. */
  type: number;
  formula: readonly number[];
  codes: readonly number[];
}

/** The formulas of one group of products, before the rarity of ingredients is known. */
export interface SectionCollector {
  /** Returns the number of its formula: a family has each different formula once. */
  add(added: AddedProduct): number;
  formulaCount(): number;
  /** Counts the formulas with each ingredient. */
  count(counts: Uint32Array): Steps<void>;
  finish(rarities: Float64Array, ranks: Uint16Array): Steps<Section>;
}

export interface Section {
  readonly formulaCount: number;
  /** Whether similar formulas can be found, not only equal ones. */
  readonly isSearchable: boolean;
  /** The similar formulas of other families of the section, in no order. */
  similar(formula: number): Found[];
  familyOf(formula: number): number;
  typeOf(formula: number): number;
  /** The numbers of the products that have the formula, ascending. */
  productsWith(formula: number): Uint32Array;
  weigh(formula: number): WeighedFormula;
  /** Equal for formulas with the same ingredients, whatever their order. */
  hashOf(formula: number): number;
}

interface Found {
  other: number;
  similarity: number;
}

export function collectSection(isSearchable: boolean): SectionCollector {
  const codes = growableUint16Column();
  const starts = growableUint32Column();
  const lines = growableUint16Column();
  const families = growableUint32Column();
  const types = growableUint16Column();
  const members = growableUint32Column();
  const formulaOfMember = growableUint32Column();
  /** The last formula of each family; those before it are a chain. */
  const lastOfFamily = new Map<number, number>();
  const previousOfFamily = growableUint32Column();
  const hashes = growableUint32Column();
  starts.push(0);

  function findFormula(familyId: number, hash: number): number | null {
    let formula = lastOfFamily.get(familyId) ?? none;
    while (formula !== none && hashes.at(formula) !== hash) formula = previousOfFamily.at(formula);
    return formula === none ? null : formula;
  }

  return {
    add({ product, familyId, type, formula, codes: own }) {
      const hash = hashOf(own, type);
      let number = findFormula(familyId, hash);
      if (number === null) {
        number = lines.length;
        for (const code of own) codes.push(code);
        starts.push(codes.length);
        lines.push(onePercentLine(formula));
        families.push(familyId);
        types.push(type);
        hashes.push(hash);
        previousOfFamily.push(lastOfFamily.get(familyId) ?? none);
        lastOfFamily.set(familyId, number);
      }
      members.push(product);
      formulaOfMember.push(number);
      return number;
    },
    formulaCount: () => lines.length,
    *count(counts) {
      const all = codes.values();
      yield* forEachChunk(all.length, (from, to) => {
        for (let at = from; at < to; at++) counts[all[at]!]! += 1;
      });
    },
    finish: (rarities, ranks) =>
      createSection({
        isSearchable,
        codes: codes.values(),
        starts: starts.values(),
        lines: lines.values(),
        families: families.values(),
        types: types.values(),
        members: members.values(),
        formulaOfMember: formulaOfMember.values(),
        rarities,
        ranks,
      }),
  };
}

const none = 0xffff_ffff;

/** FNV-1a; two formulas of one family with the same hash do not happen. */
function hashOf(codes: Iterable<number>, type = 0): number {
  let hash = 0x811c_9dc5 ^ type;
  for (const code of codes) hash = Math.imul(hash ^ code, 0x0100_0193);
  return hash >>> 0;
}

interface Columns {
  isSearchable: boolean;
  /** The ingredients of all formulas; formula f has those from starts[f] to starts[f + 1]. */
  codes: Uint16Array;
  starts: Uint32Array;
  lines: Uint16Array;
  families: Uint32Array;
  types: Uint16Array;
  members: Uint32Array;
  formulaOfMember: Uint32Array;
  rarities: Float64Array;
  /** The place of each ingredient among all, the rarest first. */
  ranks: Uint16Array;
}

/**
 * Finds similar formulas by the rule of `formulaSimilarity`. Two formulas that are similar enough share one of their
 * rare ingredients: of the ingredients that only one of them has among its rare ones, the others weigh too
 * little. So only formulas with a rare ingredient in common are compared.
 */
function* createSection(columns: Columns): Steps<Section> {
  const { isSearchable, codes, starts, lines, families, types } = columns;
  const { members, formulaOfMember, rarities, ranks } = columns;
  const count = lines.length;
  const totals = new Float64Array(count);
  /** The rank up to which the ingredients of a formula are its rare ones. */
  const cuts = new Uint16Array(count);

  const weightAt = (at: number, start: number, line: number) =>
    codes[at] === 0 ? 0 : ingredientWeight(placeWeight(at - start, line), rarities[codes[at]!]!);

  function weigh(formula: number): WeighedFormula {
    const start = starts[formula]!;
    const weights = new Map<number, number>();
    let total = 0;
    for (let at = start; at < starts[formula + 1]!; at++) {
      const weight = weightAt(at, start, lines[formula]!);
      if (weight > 0) weights.set(codes[at]!, weight);
      total += weight;
    }
    return { weights, total };
  }

  function findRare(formula: number): void {
    const { weights, total } = weigh(formula);
    totals[formula] = total;
    const rarestFirst = [...weights].sort(([a], [b]) => ranks[a]! - ranks[b]!);
    let rest = total;
    for (const [code, weight] of rarestFirst) {
      cuts[formula] = ranks[code]!;
      rest -= weight;
      if (rest < total * (minSimilarity - tolerance)) break;
    }
  }

  function eachRare(formula: number, visit: (code: number) => void): void {
    for (let at = starts[formula]!; at < starts[formula + 1]!; at++) {
      const code = codes[at]!;
      if (code !== 0 && ranks[code]! <= cuts[formula]!) visit(code);
    }
  }

  const searched = isSearchable ? count : 0;
  yield* forEachChunk(searched, (from, to) => {
    for (let formula = from; formula < to; formula++) findRare(formula);
  });
  const withRare = yield* buildPostings(rarities.length, searched, eachRare);
  const products = yield* buildPostings(count, members.length, (member, emit) =>
    emit(formulaOfMember[member]!),
  );
  /** The weights of the formula that is looked for, by ingredient; 0 for others. */
  const wanted = new Float64Array(rarities.length);
  /** Of those, the weights of the ingredients that are rare in both formulas, by the other one. */
  const sharedRare = new Float32Array(count);

  function findCandidates(formula: number): number[] {
    const candidates: number[] = [];
    eachRare(formula, (code) => {
      const weight = wanted[code]!;
      const others = itemsOf(withRare, code);
      for (let at = 0; at < others.length; at++) {
        const other = others[at]!;
        if (sharedRare[other] === 0) candidates.push(other);
        sharedRare[other]! += weight;
      }
    });
    return candidates;
  }

  /**
   * Whether they may share that much. Up to the smaller of their two cuts, all that they share is rare in both; beyond it, the
   * formula with that cut has little.
   */
  function canShare(formula: number, other: number, needed: number): boolean {
    const withSmallerCut = cuts[other]! < cuts[formula]! ? other : formula;
    const rest = totals[withSmallerCut]! * minSimilarity;
    return sharedRare[other]! + rest >= needed * (1 - tolerance);
  }

  function sharedWeight(other: number): number {
    const start = starts[other]!;
    const end = starts[other + 1]!;
    const line = lines[other]!;
    let shared = 0;
    for (let at = start; at < end; at++) {
      const ours = wanted[codes[at]!]!;
      if (ours > 0) shared += Math.min(ours, weightAt(at, start, line));
    }
    return shared;
  }

  function findSimilar(formula: number): Found[] {
    const start = starts[formula]!;
    const end = starts[formula + 1]!;
    for (let at = start; at < end; at++) {
      if (codes[at] !== 0) wanted[codes[at]!] = weightAt(at, start, lines[formula]!);
    }
    const found: Found[] = [];
    const total = totals[formula]!;
    const candidates = findCandidates(formula);
    for (const other of candidates) {
      if (families[other] === families[formula]) continue;
      const isSameType = types[other] === types[formula];
      const minimum = isSameType ? minSimilarity : minRelatedSimilarity;
      const theirs = totals[other]!;
      const needed = ((total + theirs) * minimum) / (1 + minimum);
      // They share no more than the smaller one has.
      if (Math.min(total, theirs) < needed * (1 - tolerance)) continue;
      if (!canShare(formula, other, needed)) continue;
      const shared = sharedWeight(other);
      const similarity = shared / (total + theirs - shared);
      if (similarity >= minimum) found.push({ other, similarity });
    }
    for (const other of candidates) sharedRare[other] = 0;
    for (let at = start; at < end; at++) wanted[codes[at]!] = 0;
    return found;
  }

  return {
    formulaCount: count,
    isSearchable,
    similar: isSearchable ? findSimilar : () => [],
    familyOf: (formula) => families[formula]!,
    typeOf: (formula) => types[formula]!,
    productsWith: (formula) =>
      Uint32Array.from(itemsOf(products, formula), (member) => members[member]!),
    weigh,
    hashOf: (formula) =>
      hashOf(
        codes
          .slice(starts[formula]!, starts[formula + 1]!)
          .filter(isKnown)
          .sort(),
      ),
  };
}

const isKnown = (code: number) => code !== 0;

/** Sums in another order, or of 32-bit numbers, differ in their last digits. */
const tolerance = 1e-5;
