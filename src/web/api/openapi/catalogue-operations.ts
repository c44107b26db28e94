import { z } from 'zod';
import { historyWindows } from '~/domain/catalogue/history-window';
import { listingFilters, priceBands, sorts } from '~/domain/search/search-index';
import {
  listingSchema,
  productSchema,
  productsSchema,
  suggestionsSchema,
} from '~/web/shared/catalogue/catalogue-schemas';
import { historySchema, relatedSchema } from '~/web/shared/catalogue/history-schema';
import type { Operation } from './operation';

const number = { type: 'number' };

/** What anyone may read of the catalogue. */
export const catalogueOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/suggest',
    summary: 'What to offer while a person types',
    access: 'anyone',
    query: [
      ['q', 'What was typed'],
      ['in', "'listing' for names and brands only, at least 2 characters, at most 8 products"],
    ],
    answer: suggestionsSchema,
  },
  {
    method: 'get',
    path: '/api/products',
    summary: 'One page of the catalogue, with facets',
    access: 'anyone',
    query: [
      ['search', 'Every word must be found in name, brand, category or key ingredients'],
      ['category', "'all' or the slug of a category"],
      ['subcategory', 'Slug; needs its category'],
      ['brands', 'Slugs of brands, separated by commas'],
      ['minPrice', 'Dollars; 0 means any', number],
      ['maxPrice', 'Dollars; 500 means any', number],
      ['rating', 'The lowest number of stars', number],
      ['filter', 'A ready-made choice', { type: 'string', enum: listingFilters }],
      ['price', 'A price band', { type: 'string', enum: priceBands }],
      ['sort', 'Ties are broken by id', { type: 'string', enum: sorts }],
      ['page', 'From 1', { type: 'integer', minimum: 1 }],
      ['ids', 'Instead of all of these: up to 100 ids, for whole products in that order'],
    ],
    answer: z.union([listingSchema, productsSchema]),
  },
  {
    method: 'get',
    path: '/api/products/{id}',
    summary: 'One product with all its offers',
    access: 'anyone',
    answer: productSchema,
  },
  {
    method: 'get',
    path: '/api/products/{id}/history',
    summary: 'What it cost: all stores and each',
    access: 'anyone',
    query: [
      ['days', 'How far to look back', { type: 'integer', enum: historyWindows, default: 365 }],
    ],
    answer: historySchema,
  },
  {
    method: 'get',
    path: '/api/products/{id}/related',
    summary: 'What goes with it, and what costs less',
    access: 'anyone',
    answer: relatedSchema,
  },
];
