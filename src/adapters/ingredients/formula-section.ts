import { minSimilarity } from '~/domain/dupes/formula-index';
import { ingredientWeight, placeWeight } from '~/domain/ingredients/formula-similarity';
import { onePercentLine } from '~/domain/ingredients/one-percent-line';
import { growableUint16Column, growableUint32Column } from '../search/structures/growable-column';
import { buildPostings, itemsOf } from '../search/structures/postings';
import { forEachChunk, type Steps } from '../search/structures/steps';

interface AddedProduct {
  /** Its number in the index. */
  product: number;
  familyId: number;
  formula: readonly number[];
  codes: readonly number[];
}

/** The formulas of one type of product, before the rarity of ingredients is known. */
export interface SectionCollector {
  /** Returns the number of its formula: a family has each different formula once. */
  add(added: AddedProduct): number;
  formulaCount(): number;
  /** Counts the formulas with each ingredient. */
  count(counts: Uint32Array): Steps<void>;
  finish(rarities: Float64Array, ranks: Uint16Array): Steps<Section>;
}

/** A similar formula and the products that have it. */
interface SimilarInSection {
  similarity: number;
  members: Uint32Array;
}

export interface Section {
  similar(formula: number, limit: number): SimilarInSection[];
}

export function collectSection(): SectionCollector {
  const codes = growableUint16Column();
  const starts = growableUint32Column();
  const lines = growableUint16Column();
  const families = growableUint32Column();
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
    add({ product, familyId, formula, codes: own }) {
      const hash = hashOf(own);
      let number = findFormula(familyId, hash);
      if (number === null) {
        number = lines.length;
        for (const code of own) codes.push(code);
        starts.push(codes.length);
        lines.push(onePercentLine(formula));
        families.push(familyId);
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
        codes: codes.values(),
        starts: starts.values(),
        lines: lines.values(),
        families: families.values(),
        members: members.values(),
        formulaOfMember: formulaOfMember.values(),
        rarities,
        ranks,
      }),
  };
}

const none = 0xffff_ffff;

/** FNV-1a; two formulas of one family with the same hash do not happen. */
function hashOf(codes: readonly number[]): number {
  let hash = 0x811c_9dc5;
  for (const code of codes) hash = Math.imul(hash ^ code, 0x0100_0193);
  return hash >>> 0;
}

interface Columns {
  /** The ingredients of all formulas; formula f has those from starts[f] to starts[f + 1]. */
  codes: Uint16Array;
  starts: Uint32Array;
  lines: Uint16Array;
  families: Uint32Array;
  members: Uint32Array;
  formulaOfMember: Uint32Array;
  rarities: Float64Array;
  /** The place of each ingredient among all, the rarest first. */
  ranks: Uint16Array;
}

interface Found {
  other: number;
  similarity: number;
}

/**
 * Finds similar formulas by the rule of `formulaSimilarity`. Two formulas that are similar enough share one of their
 * rare ingredients: of the ingredients that only one of them has among its rare ones, the others weigh too
 * little. So only formulas with a rare ingredient in common are compared.
 */
function* createSection(columns: Columns): Steps<Section> {
  const { codes, starts, lines, families, members, formulaOfMember, rarities, ranks } = columns;
  const count = lines.length;
  const totals = new Float64Array(count);
  /** The rank up to which the ingredients of a formula are its rare ones. */
  const cuts = new Uint16Array(count);

  const weightAt = (at: number, start: number, line: number) =>
    codes[at] === 0 ? 0 : ingredientWeight(placeWeight(at - start, line), rarities[codes[at]!]!);

  function weigh(formula: number): void {
    const start = starts[formula]!;
    const weights: { rank: number; weight: number }[] = [];
    let total = 0;
    for (let at = start; at < starts[formula + 1]!; at++) {
      const weight = weightAt(at, start, lines[formula]!);
      if (weight > 0) weights.push({ rank: ranks[codes[at]!]!, weight });
      total += weight;
    }
    totals[formula] = total;
    weights.sort((a, b) => a.rank - b.rank);
    let rest = total;
    for (const { rank, weight } of weights) {
      cuts[formula] = rank;
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

  yield* forEachChunk(count, (from, to) => {
    for (let formula = from; formula < to; formula++) weigh(formula);
  });
  const withRare = yield* buildPostings(rarities.length, count, eachRare);
  const products = yield* buildPostings(count, members.length, (member, emit) =>
    emit(formulaOfMember[member]!),
  );
  /** The weights of the formula that is looked for, by ingredient; 0 for others. */
  const wanted = new Float64Array(rarities.length);
  const isCandidate = new Uint8Array(count);

  function findCandidates(formula: number): number[] {
    const candidates: number[] = [];
    eachRare(formula, (code) => {
      for (const other of itemsOf(withRare, code)) {
        if (isCandidate[other] === 1) continue;
        isCandidate[other] = 1;
        candidates.push(other);
      }
    });
    for (const other of candidates) isCandidate[other] = 0;
    return candidates;
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
    for (const other of findCandidates(formula)) {
      if (families[other] === families[formula]) continue;
      const shared = sharedWeight(other);
      const similarity = shared / (totals[formula]! + totals[other]! - shared);
      if (similarity >= minSimilarity) found.push({ other, similarity });
    }
    for (let at = start; at < end; at++) wanted[codes[at]!] = 0;
    return found;
  }

  return {
    similar: (formula, limit) =>
      onePerFamily(findSimilar(formula), families, limit).map(({ other, similarity }) => ({
        similarity,
        members: Uint32Array.from(itemsOf(products, other), (member) => members[member]!),
      })),
  };
}

/** Sums in another order differ in their last digits. */
const tolerance = 1e-9;

/** The most similar first. */
function onePerFamily(found: Found[], families: Uint32Array, limit: number): Found[] {
  found.sort((a, b) => b.similarity - a.similarity || a.other - b.other);
  const best = new Map<number, Found>();
  for (const one of found) {
    if (best.size === limit) break;
    const family = families[one.other]!;
    if (!best.has(family)) best.set(family, one);
  }
  return [...best.values()];
}
