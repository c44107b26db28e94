import * as z from 'zod/mini';
import { ageRanges, reviewLimits, usePeriods } from '~/domain/reviews/review';
import { lineWith, paragraphs, requiredLine } from '~/web/shared/forms/form-fields';
import type { WrittenReview } from './review-fields';

const { titleLength, minTextLength, maxTextLength, listLength, authorLength } = reviewLimits;

const slug = z.string().check(z.regex(/^[a-z\d-]{0,60}$/));
const slugs = z.array(slug).check(z.maxLength(listLength, `Please choose up to ${listLength}.`));
const optionalSlug = z.pipe(
  slug,
  z.transform((value) => value || null),
);

/** One of the values, or nothing. */
const optional = <T extends string>(values: readonly T[]) =>
  z.pipe(
    z.string(),
    z.transform((text) => values.find((value) => value === text) ?? null),
  );

/** Checks a form and turns it into a review. */
export const reviewSchema: z.ZodMiniType<WrittenReview> = z.pipe(
  z.object({
    author: z.pipe(
      lineWith(z.maxLength(authorLength, `Please use up to ${authorLength} characters.`)),
      z.transform((name) => name || null),
    ),
    stars: z.string().check(z.regex(/^[1-5]$/, 'Please choose 1 to 5 stars.')),
    title: requiredLine('a title', titleLength),
    text: paragraphs('your review', minTextLength, maxTextLength),
    wouldBuyAgain: optional(['yes', 'no']),
    usedFor: slugs,
    usePeriod: optional(usePeriods),
    gotIt: z
      .string()
      .check(z.regex(/^(paid|free)$/, 'Please say whether you paid for it. Readers should know.')),
    skinType: optionalSlug,
    hairType: optionalSlug,
    ageRange: optional(ageRanges),
    concerns: slugs,
  }),
  z.transform(
    ({ stars, wouldBuyAgain, gotIt, ...fields }): WrittenReview => ({
      ...fields,
      stars: Number(stars),
      wouldBuyAgain: wouldBuyAgain && wouldBuyAgain === 'yes',
      gotItFree: gotIt === 'free',
    }),
  ),
);
