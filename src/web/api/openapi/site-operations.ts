import { voteSchema } from '~/web/shared/help/help-schemas';
import { broadcastsSchema } from '../broadcast-schemas';
import { type Operation, textParameter } from './operation';

/** What the site's own pages ask, beside the catalogue and a person's own things. */
export const siteOperations: readonly Operation[] = [
  { method: 'get', path: '/api/status', summary: 'Whether the site is ready', access: 'anyone' },
  { method: 'get', path: '/api/openapi.json', summary: 'This description', access: 'anyone' },
  {
    method: 'get',
    path: '/api/accounts/client',
    summary: 'Where the auth service is',
    access: 'anyone',
  },
  { method: 'get', path: '/api/help/articles', summary: 'All help articles', access: 'anyone' },
  {
    method: 'post',
    path: '/api/help/votes',
    summary: 'Say whether an article helped',
    access: 'anyone',
    body: { schema: voteSchema, example: { slug: 'unit-prices', helpful: 'yes' } },
  },
  {
    method: 'post',
    path: '/realtime/v1/api/broadcast',
    summary: 'Send messages to those who listen to topics',
    access: 'service',
    status: 202,
    body: {
      schema: broadcastsSchema,
      example: { messages: [{ topic: 'price:1', event: 'price', payload: { best: 19 } }] },
    },
  },
  {
    method: 'post',
    path: '/realtime/v1/api/broadcast/{topic}/events/{event}',
    summary: 'Send one message to those who listen to a topic; the body is its payload',
    access: 'service',
    status: 202,
    inPath: { topic: textParameter, event: textParameter },
  },
];
