import {
  type AnsweringTag,
  evidenceOf,
  neighborPoints,
  ownWordPoints,
  scoringMatches,
  scoringTags,
  tagPoints,
  titlePoints,
} from '~/domain/search/ranking';
import type { MatchReason } from '~/domain/search/search-index';
import type { Catalog } from './catalog';
import type { AppliedWord, TextMatch } from './match/matched';
import { hasNeighbors } from './names';
import { type Bits, hasBit, setBit } from './structures/bitset';
import { type FoundGroups, itemsOf } from './structures/postings';
import { addPoints, strengthsOf } from './tags';

/**
 * The most popular products are scored first. Once the pages so far are full of products with the highest
 * possible score, no less popular product can be on them, and the rest is not scored. The first attempt
 * scores this many products for each result, every further one `growth` times as many.
 */
const popularPerResult = 32;
const growth = 4;

/** More than any query can score. */
const scoreCount = 1 << 15;

/** The products in which a word scores some points. */
interface WordScore extends FoundGroups {
  points: number;
}

/** The hits to rank, all below `end`. */
interface Ranked {
  bits: Bits;
  end: number;
}

function below(bits: Bits, end: number): Bits {
  const some = bits.slice(0, (end + 31) >>> 5);
  if (end & 31) some[some.length - 1]! &= 2 ** (end & 31) - 1;
  return some;
}

/** Orders hits by the points of `domain/search/ranking.ts`. */
export function createRelevance(catalog: Catalog) {
  const { size, fields, tags, names, families, popularityCounts } = catalog;
  // Reused by every call.
  const scores = new Uint16Array(size);
  const histogram = new Uint32Array(scoreCount);
  const chosen = new Uint32Array(size);
  const chosenScores = new Uint16Array(size);
  const setPoints = {
    formulas: new Int16Array(tags.formulas.starts.length - 1),
    shades: new Int16Array(tags.shades.starts.length - 1),
  };

  /** Where a word scores, the most points first. */
  const findMatches = ({ text }: AppliedWord): WordScore[] =>
    scoringMatches.flatMap(({ field, match, points }) => {
      const found = fields[field].find(text, match === 'whole' ? 'whole' : 'begins');
      return found.groups.length > 0 ? [{ ...found, points }] : [];
    });

  function ownMatches(word: string): WordScore[] {
    const found = fields.name.find(word, 'whole');
    return found.groups.length > 0 ? [{ ...found, points: ownWordPoints }] : [];
  }

  function scoreWord(matches: readonly WordScore[], { bits, end }: Ranked): void {
    /** Each product scores by its best match. */
    const left = bits.slice();
    for (const { postings, groups, points } of matches) {
      for (const group of groups) {
        const last = postings.starts[group + 1]!;
        for (let at = postings.starts[group]!; at < last; at++) {
          const product = postings.items[at]!;
          if (product >= end) break;
          const bit = 1 << (product & 31);
          if ((left[product >>> 5]! & bit) === 0) continue;
          left[product >>> 5]! &= ~bit;
          scores[product]! += points;
        }
      }
    }
  }

  const tagsOf = ({ understood }: TextMatch) => {
    const slots = understood.map(({ slot }) => slot);
    return understood.flatMap((part) =>
      scoringTags(part.slot, slots).map((tag) => ({ part, tag })),
    );
  };

  /** Each two words that follow one another in the query. */
  const pairsOf = (words: readonly AppliedWord[]): [AppliedWord, AppliedWord][] =>
    words.slice(1).map((word, at) => [words[at]!, word]);

  const formsOf = (word: AppliedWord): FoundGroups => fields.name.find(word.text, 'whole');

  function scoreNeighbors(
    [one, other]: [AppliedWord, AppliedWord],
    { bits: hits, end }: Ranked,
  ): void {
    const { postings, groups } = formsOf(one);
    const before = new Set(groups);
    const after = new Set(formsOf(other).groups);
    if (before.size === 0 || after.size === 0) return;
    const seen = new Uint32Array(before.size > 1 ? hits.length : 0);
    for (const group of groups) {
      for (const product of itemsOf(postings, group)) {
        if (product >= end) break;
        if (!hasBit(hits, product) || (seen.length > 0 && hasBit(seen, product))) continue;
        if (seen.length > 0) setBit(seen, product);
        if (hasNeighbors(names, product, before, after)) scores[product]! += neighborPoints;
      }
    }
  }

  /** Most hits share their tags with others. */
  function collectTagPoints(match: TextMatch): void {
    setPoints.formulas.fill(0);
    setPoints.shades.fill(0);
    for (const { tag } of tagsOf(match)) {
      addPoints(tags, tag.name, (strength) => tagPoints(tag, strength), setPoints);
    }
  }

  /** Needs the points of `collectTagPoints`. */
  function scoreTags({ bits }: Ranked): void {
    const { formulas, shades } = tags;
    for (let at = 0; at < bits.length; at++) {
      for (let word = bits[at]!; word !== 0; word &= word - 1) {
        const product = (at << 5) + 31 - Math.clz32(word & -word);
        scores[product]! +=
          setPoints.formulas[formulas.setOf[product]!]! + setPoints.shades[shades.setOf[product]!]!;
      }
    }
  }

  function scoreHits(hits: Ranked, match: TextMatch, words: readonly WordScore[][]): void {
    // So that no score is below zero.
    scores.fill(maxPenaltyPoints(match), 0, hits.end);
    for (const matches of words) scoreWord(matches, hits);
    for (const pair of pairsOf(match.words)) scoreNeighbors(pair, hits);
    for (const word of match.ownWords) scoreWord(ownMatches(word), hits);
    if (match.understood.length > 0) scoreTags(hits);
    for (const product of match.titles) if (product < hits.end) scores[product]! += titlePoints;
  }

  const greatestPoints = (tag: AnsweringTag): number => {
    const code = tags.codes.get(tag.name);
    return code === undefined ? 0 : tagPoints(tag, tags.maxStrengths[code]!);
  };

  /** What tags take from a product at most. */
  const maxPenaltyPoints = (match: TextMatch): number =>
    tagsOf(match).reduce((sum, { tag }) => sum + Math.max(0, -greatestPoints(tag)), 0);

  /** No product scores more, apart from titles and popularity. */
  function maxPoints(match: TextMatch, words: readonly WordScore[][]): number {
    let points = pairsOf(match.words).length * neighborPoints + maxPenaltyPoints(match);
    for (const word of match.ownWords) points += ownMatches(word).length * ownWordPoints;
    for (const [best] of words) points += best?.points ?? 0;
    for (const { tag } of tagsOf(match)) points += Math.max(0, greatestPoints(tag));
    return points;
  }

  const popularityOf = (product: number): number =>
    popularityCounts.filter((count) => count > product).length;

  /** Chooses the best variant of each family, or every product, and returns their number. */
  function chooseVariants(hits: Bits, expand: boolean): number {
    let count = 0;
    let family = -1;
    let popularity = popularityCounts.length;
    for (let at = 0; at < hits.length; at++) {
      for (let word = hits[at]!; word !== 0; word &= word - 1) {
        const product = (at << 5) + 31 - Math.clz32(word & -word);
        while (popularity > 0 && popularityCounts[popularity - 1]! <= product) popularity--;
        const score = scores[product]! + popularity;
        const code = families.codes[product]!;
        if (expand || code !== family) {
          chosen[count] = product;
          chosenScores[count++] = score;
          family = code;
        } else if (score > chosenScores[count - 1]!) {
          chosen[count - 1] = product;
          chosenScores[count - 1] = score;
        }
      }
    }
    return count;
  }

  /** A page of the `count` chosen products. */
  function pageOf(count: number, skip: number, limit: number): number[] {
    if (skip >= count) return [];
    let best = 0;
    for (let at = 0; at < count; at++) best = Math.max(best, chosenScores[at]!);
    histogram.fill(0, 0, best + 1);
    for (let at = 0; at < count; at++) histogram[chosenScores[at]!]! += 1;
    // The scores that can be on the page.
    let before = 0;
    for (; before + histogram[best]! <= skip; best--) before += histogram[best]!;
    let worst = best;
    let through = before + histogram[best]!;
    while (through < Math.min(count, skip + limit)) through += histogram[--worst]!;
    /** Of the worst score, the most popular ones fill the page. */
    let ofWorst = skip + limit - (through - histogram[worst]!);
    const near: { product: number; score: number }[] = [];
    for (let at = 0; at < count; at++) {
      const score = chosenScores[at]!;
      if (score > best || score < worst) continue;
      if (score > worst || ofWorst-- > 0) near.push({ product: chosen[at]!, score });
    }
    // Stable: equal scores stay in order of popularity.
    near.sort((a, b) => b.score - a.score);
    return near.slice(skip - before, skip - before + limit).map(({ product }) => product);
  }

  return {
    /** One page of the hits, best first. */
    page(
      hits: Bits,
      match: TextMatch,
      { expand, skip, limit }: { expand: boolean; skip: number; limit: number },
    ): number[] {
      const words = match.words.map(findMatches);
      if (match.understood.length > 0) collectTagPoints(match);
      const best = maxPoints(match, words);
      const isUntitled = match.titles.length === 0;
      let popular = Math.max(1, skip + limit) * popularPerResult;
      for (; isUntitled && popular * 2 < size; popular *= growth) {
        // Families stay whole.
        const end = families.starts[families.codes[popular]!]!;
        const leading = { bits: below(hits, end), end };
        scoreHits(leading, match, words);
        const count = chooseVariants(leading.bits, expand);
        const enough = best + popularityOf(end);
        let certain = 0;
        for (let at = 0; at < count; at++) if (chosenScores[at]! >= enough) certain++;
        if (certain >= skip + limit) return pageOf(count, skip, limit);
      }
      scoreHits({ bits: hits, end: size }, match, words);
      return pageOf(chooseVariants(hits, expand), skip, limit);
    },

    /** Why a product is where it is. */
    explain(product: number, match: TextMatch): MatchReason[] {
      const reasons: MatchReason[] = [];
      for (const { part, tag } of tagsOf(match)) {
        const strength = strengthsOf(tags, tag.name)(product);
        if (strength === 0 || tag.weight < 0) continue;
        reasons.push({
          text: part.label,
          field: part.slot.kind,
          match: 'tag',
          points: tagPoints(tag, strength),
          strength: evidenceOf(tag.kind, strength),
        });
      }
      for (const { text, reach } of match.words) {
        const best = scoringMatches.find(({ field, match }) => {
          const { groups } = fields[field].find(text, match === 'whole' ? 'whole' : 'begins');
          return fields[field].has(product, new Set(groups));
        });
        const isTypo = reach === 'one-edit' || reach === 'two-edits';
        reasons.push(
          best
            ? { text, field: best.field, match: best.match, points: best.points }
            : { text, field: 'any', match: isTypo ? 'typo' : 'inside', points: 0 },
        );
      }
      for (const text of match.ownWords) {
        const { groups } = fields.name.find(text, 'whole');
        if (!fields.name.has(product, new Set(groups))) continue;
        reasons.push({ text, field: 'name', match: 'whole', points: ownWordPoints });
      }
      for (const [one, other] of pairsOf(match.words)) {
        const [before, after] = [new Set(formsOf(one).groups), new Set(formsOf(other).groups)];
        if (!hasNeighbors(names, product, before, after)) continue;
        const text = `${one.text} ${other.text}`;
        reasons.push({ text, field: 'name', match: 'neighbors', points: neighborPoints });
      }
      if (match.titles.includes(product)) {
        reasons.push({ text: '', field: 'name', match: 'title', points: titlePoints });
      }
      const popularity = popularityOf(product);
      if (popularity > 0) {
        reasons.push({ text: '', field: 'reviews', match: 'popularity', points: popularity });
      }
      return reasons;
    },
  };
}
