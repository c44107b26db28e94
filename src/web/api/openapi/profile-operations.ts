import {
  newProfileSchema,
  privacyChangeSchema,
  renameProfileSchema,
} from '../accounts/profile-schemas';
import { type Operation, uuidParameter } from './operation';

const profile = '/api/profile';

export const profileOperations: readonly Operation[] = [
  { method: 'get', path: profile, summary: 'Get the profile', access: 'person' },
  {
    method: 'post',
    path: profile,
    summary: 'Create the profile after the first sign-in',
    access: 'person',
    status: 201,
    body: { schema: newProfileSchema, example: { username: 'Ada' } },
  },
  {
    method: 'patch',
    path: profile,
    summary: 'Change the name',
    access: 'person',
    body: { schema: renameProfileSchema, example: { username: 'Ada' } },
  },
  {
    method: 'delete',
    path: profile,
    summary: 'Delete the account and all its data; requires a recent sign-in',
    access: 'person',
  },
  {
    method: 'put',
    path: `${profile}/avatar`,
    summary: 'Change the picture',
    access: 'person',
    file: 'image/*',
  },
  {
    method: 'delete',
    path: `${profile}/avatar`,
    summary: 'Remove the picture',
    access: 'person',
  },
  {
    method: 'get',
    path: `${profile}/counts`,
    summary: 'Count favorites and alerts',
    access: 'person',
  },
  {
    method: 'get',
    path: `${profile}/privacy`,
    summary: 'Get consent settings',
    access: 'person',
  },
  {
    method: 'patch',
    path: `${profile}/privacy`,
    summary:
      'Change consent settings. Requests for reviews turn on store visits; turning off store visits deletes them',
    access: 'person',
    body: {
      schema: privacyChangeSchema,
      example: {
        newsletter: false,
        alert_mails: true,
        helpful_mails: true,
        review_request_mails: false,
        store_visits: false,
        product_analytics: false,
      },
    },
  },
  {
    method: 'get',
    path: `${profile}/export`,
    summary: 'Export all data about the user',
    access: 'person',
  },
  {
    method: 'get',
    path: '/api/security-events',
    summary: 'List security events, newest first',
    access: 'person',
    query: [['before', 'Only events with a lower id', { type: 'integer', minimum: 1 }]],
  },
  { method: 'get', path: '/api/devices', summary: 'List open sessions', access: 'person' },
  {
    method: 'delete',
    path: '/api/devices/{id}',
    summary: 'End a session',
    access: 'person',
    inPath: { id: uuidParameter },
    status: 204,
  },
];
