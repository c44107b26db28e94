import { ageRanges, reviewLimits, reviewSorts } from '~/domain/reviews/review';
import { reportSchema, reviewInputSchema } from '~/domain/reviews/review-input';
import { storeVisitSchema } from '../clicks/store-visit-schema';
import { voteSchema } from '../reviews/review-schemas';
import { type Operation, textParameter } from './operation';

const review = {
  author: 'Maya R.',
  stars: 4,
  title: 'Light and calm',
  text: 'I use it every morning below sunscreen, and my cheeks have stopped flaking.',
  wouldBuyAgain: true,
  usedFor: ['redness'],
  usePeriod: 'months',
  gotItFree: false,
  skinType: 'dry',
  hairType: null,
  ageRange: '25-34',
  concerns: ['redness'],
  photos: [],
};
const path = '/api/reviews';
const inPath = { key: textParameter };

export const reviewOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/products/{id}/reviews',
    summary: 'Published reviews of a product, with figures',
    access: 'anyone',
    query: [
      [
        'stars',
        'Only reviews with this number of stars',
        { type: 'integer', minimum: 1, maximum: 5 },
      ],
      ['skin', 'Only of people with this skin type'],
      ['hair', 'Only of people with this hair type'],
      ['age', 'Only of people of this age', { type: 'string', enum: ageRanges }],
      ['concern', 'Only of people with this concern'],
      ['verified', '1: only verified purchases'],
      ['photos', '1: only with photos'],
      ['sort', 'Most helpful first by default', { type: 'string', enum: reviewSorts }],
      [
        'page',
        `${reviewLimits.pageSize} reviews each`,
        { type: 'integer', minimum: 1, maximum: reviewLimits.maxPages },
      ],
    ],
  },
  { method: 'get', path, summary: 'Your reviews, newest first', access: 'person' },
  {
    method: 'put',
    path,
    summary: 'Write your review of a product, or replace it; it is checked again',
    access: 'person',
    body: { schema: reviewInputSchema, example: { productId: 1, ...review } },
  },
  {
    method: 'get',
    path: `${path}/of-product/{productId}`,
    summary: 'Your review of a product, and your votes on its reviews',
    access: 'person',
  },
  {
    method: 'put',
    path: `${path}/{reviewId}/vote`,
    summary: 'Say whether a review was helpful',
    access: 'person',
    body: { schema: voteSchema, example: { helpful: true } },
    conflict: 'It is your own review',
  },
  {
    method: 'delete',
    path: `${path}/{reviewId}/vote`,
    summary: 'Take your vote back',
    access: 'person',
  },
  {
    method: 'post',
    path: `${path}/{reviewId}/report`,
    summary: 'Tell the operator about a review',
    access: 'anyone',
    status: 204,
    body: { schema: reportSchema, example: { reason: 'spam', note: 'An advertisement.' } },
  },
  {
    method: 'post',
    path: `${path}/photos`,
    summary: 'Upload a photo for a review that you are writing',
    access: 'person',
    status: 201,
    file: 'image/*',
  },
  {
    method: 'get',
    path: `${path}/photos/{key}`,
    summary: 'A photo of a review',
    access: 'anyone',
    inPath,
    query: [['side', 'The longer side: 1600 or 400 pixels']],
  },
  {
    method: 'delete',
    path: `${path}/photos/{key}`,
    summary: 'Remove a photo that is not part of a review',
    access: 'person',
    inPath,
    status: 204,
  },
  {
    method: 'put',
    path: `${path}/{reviewId}/proof`,
    summary: 'Send an order confirmation, which is deleted once it has been checked',
    access: 'person',
    status: 204,
    file: 'application/pdf',
    conflict: 'The purchase is verified already',
  },
  {
    method: 'delete',
    path: `${path}/{reviewId}`,
    summary: 'Delete your review with its photos',
    access: 'person',
    status: 204,
  },
  {
    method: 'post',
    path: '/api/store-visits',
    summary: 'Say that you opened an offer; stored only if your settings allow it',
    access: 'person',
    status: 204,
    body: { schema: storeVisitSchema, example: { offerId: 1 } },
  },
];
