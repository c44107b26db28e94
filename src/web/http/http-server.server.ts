import {
  createServer,
  type IncomingMessage,
  METHODS,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';

interface ParseError extends NodeJS.ErrnoException {
  rawPacket?: Buffer;
}

/** What to answer when Node's parser refuses a request before any of our code sees it. */
function statusOfParseError({ code, rawPacket }: ParseError): string {
  if (code === 'HPE_HEADER_OVERFLOW') return '431 Request Header Fields Too Large';
  // A well-formed request whose method nobody knows, or bytes that are no request at all.
  const [, method] =
    /^([A-Z]+) \S+ HTTP\/1\.[01]\r\n/.exec(rawPacket?.toString('latin1') ?? '') ?? [];
  if (code === 'HPE_INVALID_METHOD' && method && !METHODS.includes(method)) {
    return '405 Method Not Allowed\r\nAllow: GET, HEAD, POST';
  }
  return '400 Bad Request';
}

/** How long requests under way get to finish when the process is asked to stop. */
const shutdownGraceMs = 10_000;

/** Takes over a connection that wants to speak something else than HTTP; false: not this one. */
type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean;

/** Node's HTTP server with limits for slow clients and a stop that lets requests finish. */
export function createHttpServer(listener: RequestListener, upgrade?: Upgrade) {
  const server = createServer(
    {
      headersTimeout: 10_000,
      // A file of 10 MB over a slow line takes more than a minute.
      requestTimeout: 120_000,
      keepAliveTimeout: 10_000,
      connectionsCheckingInterval: 5_000,
      // Anything else that offers to upgrade (curl --http2 does) is answered as if it had not.
      shouldUpgradeCallback: ({ headers }) =>
        upgrade !== undefined && headers.upgrade?.toLowerCase() === 'websocket',
    },
    listener,
  );
  let activeRequests = 0;
  let isDraining = false;
  // First, because the answer may be written at once.
  server.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
    activeRequests += 1;
    // Keep-alive connections would otherwise be in use when the server closes.
    if (isDraining) response.setHeader('Connection', 'close');
    response.once('close', () => {
      activeRequests -= 1;
    });
  });
  // A client that stops reading its answer holds memory; a minute of silence is enough.
  server.setTimeout(60_000);
  if (upgrade) {
    server.on('upgrade', (request, socket, head) => {
      if (upgrade(request, socket, head)) return;
      socket.on('error', () => {});
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    });
  }
  server.on('clientError', (error: ParseError, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    const status = statusOfParseError(error);
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });

  return {
    async listen(port: number, host: string): Promise<string> {
      await new Promise<void>((resolve, reject) => {
        server.once('error', (error: NodeJS.ErrnoException) => {
          const isPortTaken = error.code === 'EADDRINUSE';
          reject(
            isPortTaken
              ? new Error(`Port ${port} is taken. Choose another: PORT=${port + 1}`)
              : error,
          );
        });
        server.listen(port, host, resolve);
      });
      const address = server.address();
      const actualPort = typeof address === 'object' && address ? address.port : port;
      const name = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;
      return `http://${name.includes(':') ? `[${name}]` : name}:${actualPort}`;
    },
    /** Goes on serving, but asks every client to come back on a new connection. */
    drain(): void {
      isDraining = true;
    },
    async stop(): Promise<void> {
      isDraining = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // Whoever has not asked for anything by now would only hold us up.
      const sweep = setInterval(() => {
        if (activeRequests === 0) server.closeAllConnections();
        else server.closeIdleConnections();
      }, 50);
      server.closeIdleConnections();
      const force = setTimeout(() => server.closeAllConnections(), shutdownGraceMs);
      await closed;
      clearInterval(sweep);
      clearTimeout(force);
    },
  };
}
