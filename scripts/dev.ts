import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { createServer as createViteServer } from 'vite';
import type * as Dev from '../src/boot/dev.ts';
import { parseConfig } from '../src/config/config.ts';
import { ConfigError } from '../src/config/config-error.ts';
import { root } from './run-program.ts';

process.env.NODE_ENV ||= 'development';
const say = (line: string) => void process.stdout.write(`${line}\n`);
const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function start(): Promise<void> {
  const { port, host } = parseConfig(process.env, root);
  const server = createHttpServer();
  const vite = await createViteServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });

  /** The site from the current files; evaluated again after each change to server code. */
  const loadSite = async () => (await vite.ssrLoadModule('/src/boot/dev.ts')) as typeof Dev;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const { listener } = await loadSite();
      await listener(request, response);
    } catch (error) {
      // Vite has already printed the error.
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain' });
      response.end(text);
    }
  }

  server.on('request', (request, response) => {
    vite.middlewares(request, response, () => void answer(request, response));
  });

  // Next to Vite's own WebSocket, which accepts only its own protocol.
  server.on('upgrade', (request, socket, head) => {
    if (!request.url?.startsWith('/realtime/')) return;
    loadSite().then(
      ({ upgrade }) => upgrade?.(request, socket, head) || socket.destroy(),
      () => socket.destroy(),
    );
  });

  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    server.close();
    server.closeAllConnections();
    await vite.close();
    await globalThis.glowfareDev?.stop?.();
    await globalThis.glowfareDev?.db?.close();
    say('Stopped.');
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop(0));

  server.on('error', (error) => {
    process.stderr.write(`Cannot listen on port ${port}: ${error.message}\n`);
    void stop(1);
  });
  try {
    await loadSite();
  } catch (error) {
    process.stderr.write(`Cannot start: ${textOf(error)}\n`);
    return stop(1);
  }
  server.listen(port, host, () => {
    say(`Ready, with hot reload: http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`);
  });
}

try {
  await start();
} catch (error) {
  process.stderr.write(`Cannot start: ${textOf(error)}\n`);
  process.exit(error instanceof ConfigError ? 2 : 1);
}
