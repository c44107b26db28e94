import {
  marksSchema,
  personalListingSchema,
  preferencesSchema,
} from '../preferences/preference-schemas';
import type { Operation } from './operation';

const preferences = {
  avoid: ['fragrance', 'butylene-glycol'],
  skinTypes: ['dry'],
  hairTypes: [],
  concerns: ['acne'],
  hides: false,
};
const path = '/api/preferences';

export const preferenceOperations: readonly Operation[] = [
  { method: 'get', path, summary: 'What you want and avoid', access: 'person' },
  {
    method: 'put',
    path,
    summary: 'Change what you want and avoid',
    access: 'person',
    body: { schema: preferencesSchema, example: preferences },
  },
  {
    method: 'post',
    path,
    summary: 'Add the preferences of a device to those of the account',
    access: 'person',
    body: { schema: preferencesSchema, example: preferences },
  },
  {
    method: 'get',
    path: `${path}/ingredients`,
    summary: 'Find ingredients and families to avoid',
    access: 'anyone',
    query: [['q', 'The beginning of a name']],
  },
  {
    method: 'post',
    path: `${path}/marks`,
    summary: 'Why products do not suit these preferences; nothing is stored',
    access: 'anyone',
    body: { schema: marksSchema, example: { preferences, productIds: [1] } },
  },
  {
    method: 'post',
    path: `${path}/listing`,
    summary: 'A listing for these preferences; nothing is stored',
    access: 'anyone',
    body: {
      schema: personalListingSchema,
      example: {
        preferences,
        productIds: [1],
        category: 'all',
        subcategory: '',
        query: 'sort=unit-price',
      },
    },
  },
];
