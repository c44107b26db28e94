import { dayMs } from '~/domain/durations';
import type { DemoReview, DemoReviewWriter, ReviewedProduct } from '~/domain/reviews/demo-review';
import type { ReviewerTraits, UsePeriod } from '~/domain/reviews/review';
import { findTerm } from '~/domain/search/vocabulary/terms';
import { at, Random } from '../random';
import { nameAuthor } from './authors';
import { drawStars } from './draw-stars';
import { concernsOf, drawTraits } from './draw-traits';
import type { Facts } from './fill-phrase';
import type { Phrase } from './phrases/phrases';
import { nounOf, phrasesOf } from './phrases/pick-phrases';
import { writeText } from './write-text';

const minReviews = 3;
const maxReviews = 30;
/** The ratings at stores from which a product gets the most reviews here. */
const maxRatings = 20_000;
const maxAgeDays = 700;
/** Between the mean of the reviews and the rating at stores. */
const maxDifference = 0.18;

const times: Readonly<Record<UsePeriod, readonly string[]>> = {
  days: ['a week', 'five days', 'ten days', 'a few days'],
  weeks: ['two weeks', 'three weeks', 'a month', 'five weeks', 'six weeks'],
  months: ['two months', 'three months', 'four months', 'half a year', 'five months'],
  years: ['a year', 'over a year', 'two years', 'almost three years'],
};
const periods: readonly UsePeriod[] = ['days', 'weeks', 'weeks', 'months', 'months', 'years'];

/** Writes reviews that agree with a product’s stars and tags; the same ones for the same seed. */
export function createDemoReviewWriter(now: Date, seed = 1): DemoReviewWriter {
  return (product) => {
    const random = new Random(seed, product.id, 701);
    const stars = drawStars(product.rating, countReviews(product, random), random);
    const used = new Set<Phrase>();
    const written = stars.flatMap((each) => writeReview(product, each, used, now, random) ?? []);
    return nearRating(written, product.rating);
  };
}

/** Leaves out reviews until the mean is right again: texts that could not be written were missing in it. */
function nearRating(reviews: readonly DemoReview[], rating: number): DemoReview[] {
  const kept = [...reviews];
  const difference = () => kept.reduce((sum, { stars }) => sum + stars - rating, 0) / kept.length;
  while (kept.length > minReviews && Math.abs(difference()) > maxDifference) {
    const sorted = kept.map(({ stars }) => stars).sort((one, other) => one - other);
    const outlier = difference() < 0 ? sorted[0] : sorted.at(-1);
    kept.splice(
      kept.findIndex(({ stars }) => stars === outlier),
      1,
    );
  }
  return kept;
}

function countReviews({ reviewCount }: ReviewedProduct, random: Random): number {
  const fame = Math.min(1, reviewCount / maxRatings) ** 0.6;
  const wanted = minReviews + fame * (maxReviews - minReviews) * random.between(0.7, 1.1);
  return Math.min(maxReviews, Math.round(wanted));
}

function writeReview(
  product: ReviewedProduct,
  stars: number,
  used: Set<Phrase>,
  now: Date,
  random: Random,
): DemoReview | null {
  const traits = drawTraits(product, random);
  const usePeriod = random.pick(periods);
  const wouldBuyAgain = random.chance(0.2) ? null : random.chance(at(buysAgain, stars - 1));
  const gotItFree = random.chance(0.06);
  const facts = {
    ...gatherFacts(product, traits, usePeriod, random),
    ...conditionsOf(product, traits, usePeriod, stars, wouldBuyAgain),
  };
  const phrases = phrasesOf(product.category, product.subcategory);
  const isEdited = random.chance(0.05);
  const written = writeText({ stars, phrases, facts, isEdited, gotItFree, used }, random);
  if (!written) return null;
  const ageDays = Math.min(maxAgeDays, (now.getTime() - product.firstSeenAt.getTime()) / dayMs - 1);
  const createdAt = new Date(now.getTime() - Math.max(0.1, random.next() * ageDays) * dayMs);
  return {
    productId: product.id,
    author: nameAuthor(random),
    stars,
    ...written,
    ...traits,
    wouldBuyAgain,
    usedFor: random.chance(0.5) ? random.some(concernsOf(product), 1) : [],
    usePeriod: random.chance(0.85) ? usePeriod : null,
    gotItFree,
    helpful: countVotes(createdAt, now, 5, random),
    unhelpful: countVotes(createdAt, now, 1, random),
    createdAt,
    editedAt: isEdited ? between(createdAt, now, random) : null,
  };
}

/** Shares of authors who would buy it again, by stars. */
const buysAgain = [0, 0.04, 0.42, 0.9, 1];

function gatherFacts(
  product: ReviewedProduct,
  { skinType, hairType, concerns }: ReviewerTraits,
  usePeriod: UsePeriod,
  random: Random,
): Facts {
  const concern = concerns[0] ?? concernsOf(product)[0];
  const { keyIngredients } = product;
  // Skin matters for what covers it, less for mascara.
  const isOnSkin = product.category === 'skincare' || coversSkin.has(product.subcategory);
  const kind = skinType && isOnSkin ? `${skinType} skin` : hairType ? `${hairType} hair` : null;
  return {
    brand: product.brand,
    noun: nounOf(product.subcategory),
    time: random.pick(times[usePeriod]),
    skin: skinType,
    hair: hairType,
    trait: kind,
    concern: concern === undefined ? null : nameConcern(concern),
    ingredient: keyIngredients.length > 0 ? withoutCapitals(random.pick(keyIngredients)) : null,
  };
}

const coversSkin = new Set(['foundation', 'concealer']);

/** Where the label of a concern does not fit after "helps with". */
const concernNames: Readonly<Record<string, string | null>> = {
  pores: 'large pores',
  firmness: 'sagging skin',
  barrier: 'a damaged barrier',
  'keratosis-pilaris': 'bumps',
  'sun-protection': null,
};

function nameConcern(slug: string): string | null {
  const name = concernNames[slug];
  return name === undefined ? (findTerm('concern', slug)?.label.toLowerCase() ?? null) : name;
}

/** Categories whose products change something over time. */
const hasEffect = new Set(['skincare', 'haircare', 'supplements']);

/** What some phrases need: a kind of product, a time of use or a number of stars. */
function conditionsOf(
  { category, subcategory, tags }: ReviewedProduct,
  { ageRange, hairType }: ReviewerTraits,
  usePeriod: UsePeriod,
  stars: number,
  wouldBuyAgain: boolean | null,
): Facts {
  const isOneOf = (...kinds: string[]) => kinds.includes(subcategory);
  const hasForm = (...forms: string[]) => forms.some((form) => tags.includes(`form:${form}`));
  const isLong = usePeriod === 'months' || usePeriod === 'years';
  const conditions = {
    isSkin: category === 'skincare',
    leaveOn: category === 'skincare' && !isOneOf('cleansers', 'masks'),
    face: category === 'skincare' && !isOneOf('cleansers', 'masks', 'eye-care', 'sunscreen'),
    wholeFace: category === 'skincare' && !isOneOf('eye-care'),
    rinsed: isOneOf('cleansers'),
    mask: isOneOf('masks'),
    sunscreen: isOneOf('sunscreen'),
    eyeCare: isOneOf('eye-care'),
    isMakeup: category === 'makeup',
    base: isOneOf('foundation', 'concealer'),
    eyes: isOneOf('eyeshadow', 'mascara'),
    eyeshadow: isOneOf('eyeshadow'),
    mascara: isOneOf('mascara'),
    colored: category === 'makeup' && !isOneOf('mascara'),
    lips: isOneOf('lipstick'),
    isHair: category === 'haircare' && !isOneOf('tools'),
    wash: isOneOf('shampoo'),
    treatment: isOneOf('treatments', 'conditioner'),
    isFragrance: category === 'fragrance',
    hasScent: category === 'skincare' || (category === 'haircare' && !isOneOf('tools')),
    isTool: category === 'tools' || isOneOf('tools'),
    isSupplement: category === 'supplements',
    long: isLong,
    weeks: usePeriod !== 'days',
    brief: !isLong,
    torn: stars <= 3,
    effect: usePeriod !== 'days' && !isOneOf('tools') && hasEffect.has(category),
    fiveStars: stars === 5,
    threeStars: stars === 3,
    oneStar: stars === 1,
    again: wouldBuyAgain !== false,
    notAgain: stars <= 3 && wouldBuyAgain !== true,
    curls: hairType === 'curly' || hairType === 'coily',
    pills: hasForm('capsules', 'gummies'),
    drink: hasForm('powder', 'drink'),
    shared: ['skincare', 'haircare', 'tools'].includes(category),
    grown: ageRange !== 'under-18' && ageRange !== '18-24',
    older: ageRange === '45-54' || ageRange === '55-plus',
  };
  return Object.fromEntries(
    Object.entries(conditions).map(([name, holds]) => [name, holds ? name : null]),
  );
}

/** "Vitamin C" in a sentence is "vitamin C". */
const withoutCapitals = (name: string) =>
  name.replace(/\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase());

/** Few reviews get many votes; old ones get more. */
function countVotes(createdAt: Date, now: Date, usual: number, random: Random): number {
  const age = Math.min(1, (now.getTime() - createdAt.getTime()) / (200 * dayMs));
  return Math.floor(usual * age * (-Math.log(1 - random.next())) ** 1.3);
}

const between = (start: Date, end: Date, random: Random) =>
  new Date(random.between(start.getTime(), end.getTime()));
