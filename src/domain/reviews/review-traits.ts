import {
  type ReviewHighlight,
  type ReviewQuery,
  type ReviewTrait,
  reviewLimits,
  type TraitCount,
} from './review';

/** The traits that all reviews of a query must have. */
export function wantedTraits(query: ReviewQuery): ReviewTrait[] {
  const traits: ReviewTrait[] = [];
  if (query.stars !== null) traits.push(`stars:${query.stars}`);
  if (query.skinType !== null) traits.push(`skin:${query.skinType}`);
  if (query.hairType !== null) traits.push(`hair:${query.hairType}`);
  if (query.ageRange !== null) traits.push(`age:${query.ageRange}`);
  if (query.concern !== null) traits.push(`concern:${query.concern}`);
  if (query.verified) traits.push('verified');
  if (query.withPhotos) traits.push('photos');
  return traits;
}

const maxHighlights = 4;

/** Shares of people who would buy it again: of all, then of the traits with the most answers. */
export function pickHighlights(counts: readonly TraitCount[]): ReviewHighlight[] {
  return counts
    .filter(({ trait, answers }) => answers >= reviewLimits.highlightFrom && isHighlight(trait))
    .toSorted(
      (a, b) =>
        Number(b.trait === 'all') - Number(a.trait === 'all') ||
        b.answers - a.answers ||
        (a.trait < b.trait ? -1 : 1),
    )
    .slice(0, maxHighlights)
    .map(({ trait, answers, wouldBuyAgain }) => ({
      trait,
      answers,
      percent: Math.round((wouldBuyAgain * 100) / answers),
    }));
}

/** "100% of people who gave five stars would buy it again" says nothing. */
const isHighlight = (trait: ReviewTrait) =>
  trait === 'all' || /^(skin|hair|age|concern):/.test(trait);
