import { z } from 'zod';
import { historyWindows } from '~/domain/prices/history-window';
import type { FilterName } from '~/domain/search/filters/filter';
import { filterRules } from '~/domain/search/filters/filter-rules';
import { filterNames } from '~/domain/search/filters/filters';
import {
  listingSchema,
  productSchema,
  productsSchema,
  suggestionsSchema,
} from '~/web/shared/catalog/catalog-schemas';
import { changesSchema } from '~/web/shared/catalog/change-json';
import { historySchema, relatedSchema } from '~/web/shared/catalog/history-schema';
import { dupesSchema } from '../catalog/dupes-json';
import type { Operation, Parameter } from './operation';

/** A filter under all its names. */
function describeFilter(name: FilterName): Parameter[] {
  const { describe, schema, aliases = [] } = filterRules[name];
  return [
    schema ? [name, describe, schema] : [name, describe],
    ...aliases.map((alias): Parameter => [alias, `The same as ${name}`]),
  ];
}

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
      ...filterNames.flatMap(describeFilter),
      ['explain', '1: adds the reasons of every hit', { type: 'string', enum: ['1', '0'] }],
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
    path: '/api/products/{id}/changes',
    summary: 'Changes of the size and of the ingredients',
    access: 'anyone',
    response: changesSchema,
  },
  {
    method: 'get',
    path: '/api/products/{id}/dupes',
    summary: 'Cheaper products with similar formulas',
    access: 'anyone',
    response: dupesSchema,
  },
  {
    method: 'get',
    path: '/api/products/{id}/related',
    summary: 'Related and cheaper products',
    access: 'anyone',
    response: relatedSchema,
  },
];
