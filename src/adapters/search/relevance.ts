import {
  answeringTags,
  evidenceOf,
  neighborPoints,
  scoringMatches,
  tagPoints,
  titlePoints,
} from '~/domain/search/ranking';
import type { MatchReason } from '~/domain/search/search-index';
import type { Catalog } from './catalog';
import type { AppliedWord, TextMatch } from './match-text';
import { hasNeighbors } from './names';
import { type Bits, countBits, hasBit, listBits, setBit } from './structures/bitset';
import { type FoundGroups, itemsOf, type Postings } from './structures/postings';
import { countSetsWith, forEachSetWith, strengthOf } from './tags';

/** More than any query can score. */
const scoreCount = 1 << 15;

/** Orders hits by the points of `domain/search/ranking.ts`. */
export function createRelevance(catalog: Catalog) {
  const { size, fields, tags, names, families, popularityCounts } = catalog;
  // Reused by every call.
  const scores = new Uint16Array(size);
  const histogram = new Uint32Array(scoreCount);
  const chosen = new Uint32Array(size);
  const chosenScores = new Uint16Array(size);

  function addPoints(
    { starts, items }: Postings,
    group: number,
    among: Bits,
    points: number,
  ): void {
    const end = starts[group + 1]!;
    for (let at = starts[group]!; at < end; at++) {
      const product = items[at]!;
      if (hasBit(among, product)) scores[product]! += points;
    }
  }

  function scoreWord({ text }: AppliedWord, hits: Bits): void {
    /** Each product scores by its best match. */
    const left = hits.slice();
    for (const { field, match, points } of scoringMatches) {
      const { postings, groups } = fields[field].find(text, match === 'whole' ? 'whole' : 'begins');
      for (const group of groups) {
        const end = postings.starts[group + 1]!;
        for (let at = postings.starts[group]!; at < end; at++) {
          const product = postings.items[at]!;
          const bit = 1 << (product & 31);
          if ((left[product >>> 5]! & bit) === 0) continue;
          left[product >>> 5]! &= ~bit;
          scores[product]! += points;
        }
      }
    }
  }

  /** Each two words that follow one another in the query. */
  const pairsOf = (words: readonly AppliedWord[]): [AppliedWord, AppliedWord][] =>
    words.slice(1).map((word, at) => [words[at]!, word]);

  const formsOf = (word: AppliedWord): FoundGroups => fields.name.find(word.text, 'whole');

  function scoreNeighbors([one, other]: [AppliedWord, AppliedWord], hits: Bits): void {
    const { postings, groups } = formsOf(one);
    const before = new Set(groups);
    const after = new Set(formsOf(other).groups);
    if (before.size === 0 || after.size === 0) return;
    const seen = new Uint32Array(before.size > 1 ? hits.length : 0);
    for (const group of groups) {
      for (const product of itemsOf(postings, group)) {
        if (!hasBit(hits, product) || (seen.length > 0 && hasBit(seen, product))) continue;
        if (seen.length > 0) setBit(seen, product);
        if (hasNeighbors(names, product, before, after)) scores[product]! += neighborPoints;
      }
    }
  }

  /** Goes through the hits or through the sets of tags with the tag, whichever are fewer. */
  function scoreTag(
    tag: ReturnType<typeof answeringTags>[number],
    hits: Bits,
    total: number,
  ): void {
    if (total > countSetsWith(tags, tag.name)) {
      forEachSetWith(tags, tag.name, (products, set, strength) =>
        addPoints(products, set, hits, tagPoints(tag, strength)),
      );
      return;
    }
    for (const product of listBits(hits, 0, total)) {
      const strength = strengthOf(tags, product, tag.name);
      if (strength !== null) scores[product]! += tagPoints(tag, strength);
    }
  }

  function scoreHits(hits: Bits, match: TextMatch): void {
    scores.fill(0);
    const total = match.understood.length > 0 ? countBits(hits) : 0;
    for (const word of match.words) scoreWord(word, hits);
    for (const pair of pairsOf(match.words)) scoreNeighbors(pair, hits);
    for (const part of match.understood) {
      for (const tag of answeringTags(part.slot)) {
        scoreTag(tag, hits, total);
      }
    }
    for (const product of match.titles) scores[product]! += titlePoints;
  }

  /** Calls back for the best variant of each family, or for every product. */
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

  return {
    /** One page of the hits, best first. */
    page(
      hits: Bits,
      match: TextMatch,
      { expand, skip, limit }: { expand: boolean; skip: number; limit: number },
    ): number[] {
      scoreHits(hits, match);
      const count = chooseVariants(hits, expand);
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
    },

    /** Why a product is where it is. */
    explain(product: number, match: TextMatch): MatchReason[] {
      const reasons: MatchReason[] = [];
      for (const part of match.understood) {
        for (const tag of answeringTags(part.slot)) {
          const strength = strengthOf(tags, product, tag.name);
          if (strength === null) continue;
          reasons.push({
            text: part.label,
            field: part.slot.kind,
            match: 'tag',
            points: tagPoints(tag, strength),
            strength: evidenceOf(tag.kind, strength),
          });
        }
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
      for (const [one, other] of pairsOf(match.words)) {
        const [before, after] = [new Set(formsOf(one).groups), new Set(formsOf(other).groups)];
        if (!hasNeighbors(names, product, before, after)) continue;
        const text = `${one.text} ${other.text}`;
        reasons.push({ text, field: 'name', match: 'neighbors', points: neighborPoints });
      }
      if (match.titles.includes(product)) {
        reasons.push({ text: '', field: 'name', match: 'title', points: titlePoints });
      }
      const popularity = popularityCounts.filter((count) => count > product).length;
      if (popularity > 0) {
        reasons.push({ text: '', field: 'reviews', match: 'popularity', points: popularity });
      }
      return reasons;
    },
  };
}
