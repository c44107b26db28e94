import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../tests/setup/free-port.ts';

/** What the process of the bare server sends. */
export interface BareResponse {
  port: number;
  /** Names and values in turns, as Node expects them. */
  fields: string[];
  body: string;
}

/** Node's HTTP server in its own process; it answers every request with the same fields and bytes. */
export async function startBareServer(fields: string[], body: Buffer) {
  const server = fork(fileURLToPath(new URL('./bare-server-process.ts', import.meta.url)));
  const port = await findFreePort();
  const response: BareResponse = { port, fields, body: body.toString('base64') };
  server.send(response);
  await once(server, 'message');
  return {
    url: `http://127.0.0.1:${port}`,
    pid: server.pid ?? 0,
    stop: () => server.kill('SIGTERM'),
  };
}
