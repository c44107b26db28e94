import { createServer, type IncomingMessage, METHODS, type RequestListener } from 'node:http';
import type { Duplex } from 'node:stream';

interface ParseError extends NodeJS.ErrnoException {
  rawPacket?: Buffer;
}

/** The status line for requests that Node's parser rejects before our code sees them. */
function statusOfParseError({ code, rawPacket }: ParseError): string {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return '408 Request Timeout';
  if (code === 'HPE_HEADER_OVERFLOW') return '431 Request Header Fields Too Large';
  // An unknown method in a well-formed request gets 405; anything else is not HTTP.
  const [, method] =
    /^([A-Z]+) \S+ HTTP\/1\.[01]\r\n/.exec(rawPacket?.toString('latin1') ?? '') ?? [];
  if (code === 'HPE_INVALID_METHOD' && method && !METHODS.includes(method)) {
    return '405 Method Not Allowed\r\nAllow: GET, HEAD, POST';
  }
  return '400 Bad Request';
}

/** How long running requests may take to finish after a stop signal. */
export const shutdownGraceMs = 10_000;

/** Takes over a connection that asks for another protocol; false if it is not handled. */
type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean;

const defaultTimeouts = {
  headersTimeout: 10_000,
  // A 10 MB file over a slow connection takes more than a minute.
  requestTimeout: 120_000,
  keepAliveTimeout: 10_000,
  // Clients are told 10 s. A client with a slow clock may still be sending a request after that.
  keepAliveTimeoutBuffer: 5_000,
  connectionsCheckingInterval: 5_000,
};

/** Node's HTTP server with timeouts for slow clients and a stop that lets requests finish. */
export function createHttpServer(
  listener: RequestListener,
  upgrade?: Upgrade,
  timeouts: Partial<typeof defaultTimeouts> = {},
) {
  let activeRequests = 0;
  let lastRequestEndedAt = 0;
  let isDraining = false;
  const requestEnded = () => {
    activeRequests -= 1;
    lastRequestEndedAt = performance.now();
  };
  const server = createServer(
    {
      ...defaultTimeouts,
      ...timeouts,
      // Most requests have no body; Node then prepares no stream for it.
      optimizeEmptyRequests: true,
      // Other upgrade offers (such as curl --http2) are ignored, as HTTP allows.
      shouldUpgradeCallback: ({ headers }) =>
        upgrade !== undefined && headers.upgrade?.toLowerCase() === 'websocket',
    },
    (request, response) => {
      activeRequests += 1;
      response.on('close', requestEnded);
      // Otherwise keep-alive connections would still be open when the server closes.
      if (isDraining) response.setHeader('Connection', 'close');
      listener(request, response);
    },
  );
  // A client that stops reading holds memory, so a minute without progress ends the connection.
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
    // Browsers open connections in advance. One that was never used is closed without an answer: the browser
    // would take an answer for that of a request it is just sending, but repeats a request that got none.
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && 'bytesRead' in socket && !socket.bytesRead) {
      socket.destroy();
      return;
    }
    const status = statusOfParseError(error);
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });

  return {
    /** `variable` is what an operator sets to choose another port. */
    async listen(port: number, host: string, variable = 'PORT'): Promise<string> {
      await new Promise<void>((resolve, reject) => {
        server.once('error', (error: NodeJS.ErrnoException) => {
          const isPortTaken = error.code === 'EADDRINUSE';
          reject(
            isPortTaken
              ? new Error(`Port ${port} is in use. Choose another: ${variable}=${port + 1}`)
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
    /** How long no request has been running. */
    idleMs: () => (activeRequests > 0 ? 0 : performance.now() - lastRequestEndedAt),
    /** Continues to serve, but asks every client to reconnect. */
    drain(): void {
      isDraining = true;
    },
    async stop(): Promise<void> {
      isDraining = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // Idle connections would only delay the stop.
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
