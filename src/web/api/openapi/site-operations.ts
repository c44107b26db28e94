import { voteSchema } from '~/web/shared/help/help-schemas';
import { broadcastsSchema } from '../realtime/broadcast-schemas';
import { type Operation, textParameter } from './operation';

/** Other endpoints that the site's own pages use. */
export const siteOperations: readonly Operation[] = [
  { method: 'get', path: '/api/status', summary: 'Whether the site is ready', access: 'anyone' },
  { method: 'get', path: '/api/openapi.json', summary: 'This description', access: 'anyone' },
  {
    method: 'get',
    path: '/api/accounts/client',
    summary: 'Location of the auth service',
    access: 'anyone',
  },
  { method: 'get', path: '/api/help/articles', summary: 'All help articles', access: 'anyone' },
  {
    method: 'post',
    path: '/api/help/votes',
    summary: 'Vote on a help article',
    access: 'anyone',
    body: { schema: voteSchema, example: { slug: 'unit-prices', helpful: 'yes' } },
  },
  {
    method: 'post',
    path: '/realtime/v1/api/broadcast',
    summary: 'Broadcast messages to topics',
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
    summary: 'Broadcast one message to a topic; the body is its payload',
    access: 'service',
    status: 202,
    inPath: { topic: textParameter, event: textParameter },
  },
];
