import { createServer } from 'node:http';
import type { BareResponse } from './bare-server.ts';

process.once('message', ({ port, fields, body }: BareResponse) => {
  const bytes = Buffer.from(body, 'base64');
  createServer({ optimizeEmptyRequests: true }, (_, response) => {
    response.writeHead(200, fields).end(bytes);
  }).listen(port, '127.0.0.1', () => process.send?.('ready'));
});
