import { favoriteSorts } from '~/domain/favorites/favorites';
import {
  deviceFavoritesSchema,
  listChangeSchema,
  moveFavoriteSchema,
  newListSchema,
  saveFavoritesSchema,
} from '../favorites/favorite-schemas';
import { type Operation, uuidParameter } from './operation';

const savedItem = { productId: 1, savedAt: '2026-03-01T12:00:00Z', savedPriceCents: 1_900 };
const exampleList = 'b9d7f3a2-6c1e-4f5b-8a70-2d94c1e3f586';
const inPath = { listId: uuidParameter };
const lists = '/api/favorites/lists';

export const favoriteOperations: readonly Operation[] = [
  { method: 'get', path: '/api/favorites', summary: 'Ids of saved products', access: 'person' },
  {
    method: 'post',
    path: '/api/favorites',
    summary: 'Save products',
    access: 'person',
    body: { schema: saveFavoritesSchema, example: { items: [savedItem] } },
  },
  {
    method: 'post',
    path: '/api/favorites/on-device',
    summary: 'Current prices of products saved on a device; nothing is stored',
    access: 'anyone',
    body: {
      schema: deviceFavoritesSchema,
      example: { page: 1, sort: 'newest', items: [savedItem] },
    },
  },
  {
    method: 'patch',
    path: '/api/favorites/{productId}',
    summary: 'Move a saved product to another list',
    access: 'person',
    status: 204,
    body: { schema: moveFavoriteSchema, example: { listId: exampleList } },
  },
  {
    method: 'delete',
    path: '/api/favorites/{productId}',
    summary: 'Remove a saved product',
    access: 'person',
    status: 204,
  },
  { method: 'get', path: lists, summary: 'List favorite lists', access: 'person' },
  {
    method: 'post',
    path: lists,
    summary: 'Create a list',
    access: 'person',
    status: 201,
    body: { schema: newListSchema, example: { name: 'Summer' } },
    conflict: 'There is already a list with this name',
  },
  {
    method: 'get',
    path: `${lists}/{listId}`,
    summary: 'List products in a list',
    access: 'person',
    inPath,
    query: [
      ['page', 'From 1', { type: 'integer', minimum: 1 }],
      ['sort', 'Sort order; newest first by default', { type: 'string', enum: favoriteSorts }],
    ],
  },
  {
    method: 'patch',
    path: `${lists}/{listId}`,
    summary: 'Rename or share a list',
    access: 'person',
    inPath,
    body: { schema: listChangeSchema, example: { name: 'Spring', shared: true } },
    conflict: 'There is already a list with this name',
  },
  {
    method: 'delete',
    path: `${lists}/{listId}`,
    summary: 'Delete a list',
    access: 'person',
    inPath,
    status: 204,
  },
];
