import { newProfileSchema, privacySchema, renamingSchema } from '../profile-schemas';
import { type Operation, uuidParameter } from './operation';

const profile = '/api/profile';

/** A person's account on this site. */
export const profileOperations: readonly Operation[] = [
  { method: 'get', path: profile, summary: 'The profile', access: 'person' },
  {
    method: 'post',
    path: profile,
    summary: 'Make the profile at the first sign-in',
    access: 'person',
    status: 201,
    body: { schema: newProfileSchema, example: { username: 'Ada' } },
  },
  {
    method: 'patch',
    path: profile,
    summary: 'Change the name',
    access: 'person',
    body: { schema: renamingSchema, example: { username: 'Ada' } },
  },
  {
    method: 'delete',
    path: profile,
    summary: 'Delete the account and everything that belongs to it; needs a recent sign-in',
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
    summary: 'How many favorites and alerts there are',
    access: 'person',
  },
  {
    method: 'get',
    path: `${profile}/privacy`,
    summary: 'What the person allows',
    access: 'person',
  },
  {
    method: 'patch',
    path: `${profile}/privacy`,
    summary: 'Change what the person allows',
    access: 'person',
    body: {
      schema: privacySchema,
      example: { newsletter: false, alert_mails: true, product_analytics: false },
    },
  },
  {
    method: 'get',
    path: `${profile}/export`,
    summary: 'Everything that is stored about the person',
    access: 'person',
  },
  {
    method: 'get',
    path: '/api/security-events',
    summary: 'What happened to the account, newest first',
    access: 'person',
    query: [['before', 'Only events with a lower id', { type: 'integer', minimum: 1 }]],
  },
  { method: 'get', path: '/api/devices', summary: 'Open sessions', access: 'person' },
  {
    method: 'delete',
    path: '/api/devices/{id}',
    summary: 'End a session',
    access: 'person',
    inPath: { id: uuidParameter },
    status: 204,
  },
];
