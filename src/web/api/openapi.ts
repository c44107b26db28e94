import { z } from 'zod';
import { historyWindows } from '~/domain/catalogue/history-window';
import { listingFilters, priceBands, sorts } from '~/domain/search/search-index';
import type { Site } from '~/domain/site';
import {
  errorSchema,
  listingSchema,
  productSchema,
  productsSchema,
  suggestionsSchema,
} from '../shared/catalogue/catalogue-schemas';
import { historySchema, relatedSchema } from '../shared/catalogue/history-schema';

type Parameter = [name: string, about: string, schema?: object];

const text = { type: 'string' };
const number = { type: 'number' };

const listingParameters: Parameter[] = [
  ['search', 'Every word must be found in name, brand, category or key ingredients'],
  ['category', "'all' or the slug of a category"],
  ['subcategory', 'Slug; needs its category'],
  ['brands', 'Slugs of brands, separated by commas'],
  ['minPrice', 'Dollars; 0 means any', number],
  ['maxPrice', 'Dollars; 500 means any', number],
  ['rating', 'At least so many stars', number],
  ['filter', 'A ready-made choice', { type: 'string', enum: listingFilters }],
  ['price', 'A price band', { type: 'string', enum: priceBands }],
  ['sort', 'Ties are broken by id', { type: 'string', enum: sorts }],
  ['page', 'From 1', { type: 'integer', minimum: 1 }],
  ['ids', 'Instead of all of these: up to 100 ids, for whole products in that order'],
];

/** OpenAPI 3.1 of what anybody may read. */
export function describeCatalogueApi(site: Site) {
  const listed = z.union([listingSchema, productsSchema]);
  return {
    openapi: '3.1.0',
    info: { title: `${site.brandName}: public read API`, version: '1' },
    servers: [{ url: site.publicUrl }],
    paths: {
      '/api/suggest': read('What to offer while somebody types', suggestionsSchema, [
        ['q', 'What was typed'],
        ['in', "'listing' for names and brands only, at least 2 characters, at most 8 products"],
      ]),
      '/api/products': read('One page of the catalogue, with facets', listed, listingParameters),
      '/api/products/{id}': read('One product with all its offers', productSchema, [], true),
      '/api/products/{id}/history': read(
        'What it cost: all stores and each',
        historySchema,
        [['days', 'How far to look back', { type: 'integer', enum: historyWindows, default: 365 }]],
        true,
      ),
      '/api/products/{id}/related': read(
        'What goes with it, and what costs less',
        relatedSchema,
        [],
        true,
      ),
    },
  };
}

function read(summary: string, answer: z.ZodType, query: Parameter[], byId = false) {
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } };
  const parameters = query.map(([name, description, schema = text]) => ({
    name,
    in: 'query',
    description,
    schema,
  }));
  return {
    get: {
      summary,
      parameters: byId ? [id, ...parameters] : parameters,
      responses: {
        200: json('The answer', answer),
        ...(query.length > 0 && { 400: json('What is wrong', errorSchema) }),
        ...(byId && { 404: json('There is no such product', errorSchema) }),
      },
    },
  };
}

function json(description: string, schema: z.ZodType) {
  return { description, content: { 'application/json': { schema: z.toJSONSchema(schema) } } };
}
