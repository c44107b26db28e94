import { z } from 'zod';
import { historyWindows } from '~/domain/prices/history-window';
import { listingFilters, priceBands, sorts } from '~/domain/search/search-index';
import {
  listingSchema,
  productSchema,
  productsSchema,
  suggestionsSchema,
} from '~/web/shared/catalog/catalog-schemas';
import { historySchema, relatedSchema } from '~/web/shared/catalog/history-schema';
import type { Operation } from './operation';

const number = { type: 'number' };

export const catalogOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/suggest',
    summary: 'Search suggestions',
    access: 'anyone',
    query: [
      ['q', 'Search text'],
      ['in', "'listing' for names and brands only, at least 2 characters, at most 8 products"],
    ],
    response: suggestionsSchema,
  },
  {
    method: 'get',
    path: '/api/products',
    summary: 'List products, with facets',
    access: 'anyone',
    query: [
      ['search', 'Every word must occur in the name, brand, category or key ingredients'],
      ['category', "'all' or the slug of a category"],
      ['subcategory', 'Slug; requires its category'],
      ['brands', 'Comma-separated brand slugs'],
      ['minPrice', 'Dollars; 0 means any', number],
      ['maxPrice', 'Dollars; 500 means any', number],
      ['rating', 'Minimum number of stars', number],
      ['filter', 'A predefined filter', { type: 'string', enum: listingFilters }],
      ['price', 'A price band', { type: 'string', enum: priceBands }],
      ['sort', 'Sort order; ties are broken by id', { type: 'string', enum: sorts }],
      ['page', 'From 1', { type: 'integer', minimum: 1 }],
      ['ids', 'Instead of the other parameters: up to 100 ids, for full products in that order'],
    ],
    response: z.union([listingSchema, productsSchema]),
  },
  {
    method: 'get',
    path: '/api/products/{id}',
    summary: 'One product with all its offers',
    access: 'anyone',
    response: productSchema,
  },
  {
    method: 'get',
    path: '/api/products/{id}/history',
    summary: 'Price history, overall and per store',
    access: 'anyone',
    query: [['days', 'Number of days', { type: 'integer', enum: historyWindows, default: 365 }]],
    response: historySchema,
  },
  {
    method: 'get',
    path: '/api/products/{id}/related',
    summary: 'Related and cheaper products',
    access: 'anyone',
    response: relatedSchema,
  },
];
