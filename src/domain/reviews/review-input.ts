import { z } from 'zod';
import { idSchema } from '../input/input-types';
import { isStorable, notStorable } from '../input/storable';
import { findTerm } from '../search/vocabulary/terms';
import { isPhotoKey } from './photo';
import { ageRanges, type ReviewContent, reportReasons, reviewLimits, usePeriods } from './review';

const { titleLength, minTextLength, maxTextLength, authorLength, photos, listLength } =
  reviewLimits;

const unsupported = 'Please remove control characters.';
const hasNoControls = (text: string) => !/[^\P{Cc}\n\r\t]/u.test(text);

const line = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength, `Please use at most ${maxLength} characters.`)
    .refine(isStorable, notStorable)
    .refine((text) => !/\p{Cc}/u.test(text), unsupported);

/** Letters as names have them, so that a name cannot hold a link or a number. */
const isName = (name: string) =>
  /^\p{L}[\p{L}\p{M}'’-]*\.?( \p{L}[\p{L}\p{M}'’-]*\.?)*$/u.test(name);

const author = line(authorLength)
  .refine((name) => name === '' || isName(name), 'Please use letters only, such as “Maya R.”')
  .transform((name) => name || null)
  .nullable()
  .default(null);

const term = (kind: 'skin' | 'hair' | 'concern') =>
  z
    .string()
    .max(50)
    .refine((slug) => slug !== 'all' && findTerm(kind, slug)?.slug === slug, 'This is not known.');
const concerns = z
  .array(term('concern'))
  .max(listLength, `Please choose at most ${listLength}.`)
  .transform((slugs) => [...new Set(slugs)]);

/** What an author sends. */
const fields = {
  author,
  stars: z.int('Please choose 1 to 5 stars.').min(1).max(5),
  title: line(titleLength).min(1, 'Please enter a title.'),
  text: z
    .string()
    .max(maxTextLength * 2, `Please use at most ${maxTextLength} characters.`)
    .trim()
    .min(minTextLength, `Please write at least ${minTextLength} characters.`)
    .max(maxTextLength, `Please use at most ${maxTextLength} characters.`)
    .refine(isStorable, notStorable)
    .refine(hasNoControls, unsupported),
  wouldBuyAgain: z.boolean().nullable().default(null),
  usedFor: concerns.default([]),
  usePeriod: z.enum(usePeriods).nullable().default(null),
  gotItFree: z.boolean(),
  skinType: term('skin').nullable().default(null),
  hairType: term('hair').nullable().default(null),
  ageRange: z.enum(ageRanges).nullable().default(null),
  concerns: concerns.default([]),
  /** Keys of uploaded photos, in the order in which they are shown. */
  photos: z
    .array(z.string().refine(isPhotoKey, 'There is no such photo.'))
    .max(photos, `Please choose at most ${photos} photos.`)
    .transform((keys) => [...new Set(keys)])
    .default([]),
};

/** What an author says about a product. */
export const reviewChangeSchema = z.object(fields);

/** The same with the product. */
export const reviewInputSchema = z.object({
  productId: idSchema('There is no such product.'),
  ...fields,
});

/** What an author sends, in the types of a review. */
export interface ReviewInput extends ReviewContent {
  author: string | null;
  photos: readonly string[];
}

export const reportSchema = z.object({
  reason: z.enum(reportReasons, 'Please choose a reason.'),
  note: line(reviewLimits.reportNoteLength).default(''),
});
