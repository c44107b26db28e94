import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { clientAddress, networkOf } from '~/domain/auth/network-address';
import type { Log } from '~/usecases/deps';
import { type Connection, type ConnectionHost, createConnection } from './connection.server';
import { type Version, versions } from './frame';

export const websocketPath = '/realtime/v1/websocket';

interface RealtimeOptions extends Omit<ConnectionHost, 'onDropped'> {
  log: Log;
  /** How many proxies of ours stand in front. */
  trustProxy: number;
  limits?: Partial<typeof defaultLimits>;
}

const defaultLimits = {
  connections: 20_000,
  /** Of one visitor: a school behind one address, but not a flood. */
  connectionsOfVisitor: 200,
  /** A joining with its token is the longest that a client has to say. */
  messageBytes: 16 * 1024,
  /** Silent for so long: asked whether it is still there. */
  pingAfterMs: 30_000,
  /** Silent for so long, though asked: gone. A client's own heartbeat comes every 25 seconds. */
  goneAfterMs: 90_000,
  sweepMs: 15_000,
  /** How long a client has to hang up when the site stops. */
  farewellMs: 1_000,
};

interface Line {
  connection: Connection;
  visitor: string;
  heardAt: number;
}

/** Supabase Realtime's websocket: everything that a line needs but what is said on it. */
export function createRealtimeServer({ log, trustProxy, limits, ...host }: RealtimeOptions) {
  const limit = { ...defaultLimits, ...limits };
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: limit.messageBytes,
  });
  const lines = new Map<WebSocket, Line>();
  const visitors = new Map<string, number>();
  const processId = randomUUID();
  let connected = 0;
  let dropped = 0;
  let closing = false;
  const connectionHost: ConnectionHost = {
    ...host,
    onDropped: () => {
      dropped += 1;
    },
  };

  function hangUp(socket: WebSocket, { connection, visitor }: Line): void {
    if (!lines.delete(socket)) return;
    connection.end();
    const left = (visitors.get(visitor) ?? 1) - 1;
    if (left > 0) visitors.set(visitor, left);
    else visitors.delete(visitor);
  }

  function open(socket: WebSocket, visitor: string, version: Version): void {
    connected += 1;
    const id = `${processId}-${connected}`;
    const connection = createConnection(connectionHost, socket, { id, version });
    const line = { connection, visitor, heardAt: performance.now() };
    lines.set(socket, line);
    visitors.set(visitor, (visitors.get(visitor) ?? 0) + 1);
    socket.on('message', (data, isBinary) => {
      line.heardAt = performance.now();
      const bytes = Buffer.isBuffer(data) ? data : Buffer.concat([data].flat().map(toBuffer));
      connection.receive(bytes, isBinary).catch((error: unknown) => {
        log.error({ err: error }, 'a realtime message failed');
        socket.close(1011, 'Something went wrong on our side');
      });
    });
    socket.on('pong', () => {
      line.heardAt = performance.now();
    });
    // Too long, not a websocket frame, reset: `ws` has closed it with the fitting code.
    socket.on('error', () => {});
    socket.on('close', () => hangUp(socket, line));
  }

  function sweep(): void {
    const now = performance.now();
    for (const [socket, line] of lines) {
      const silentMs = now - line.heardAt;
      if (silentMs > limit.goneAfterMs) socket.terminate();
      else if (silentMs > limit.pingAfterMs) socket.ping();
      line.connection.recheck().catch((error: unknown) => {
        log.warn({ err: error }, 'could not check a realtime token again');
      });
    }
  }
  const sweeping = setInterval(sweep, limit.sweepMs);
  sweeping.unref();

  return {
    /** Takes over a request that wants to become a websocket; false when it is none of ours. */
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
      const address = URL.parse(request.url ?? '', 'http://site');
      if (address?.pathname !== websocketPath) return false;
      const asked = address.searchParams.get('vsn') ?? '1.0.0';
      const version = versions.find((known) => known === asked);
      if (!version) return refuse(socket, '400 Bad Request');
      const forwarded = request.headers['x-forwarded-for']?.toString();
      const visitor = networkOf(clientAddress(request.socket.remoteAddress, forwarded, trustProxy));
      if (closing || lines.size >= limit.connections)
        return refuse(socket, '503 Service Unavailable');
      if ((visitors.get(visitor) ?? 0) >= limit.connectionsOfVisitor)
        return refuse(socket, '429 Too Many Requests');
      server.handleUpgrade(request, socket, head, (client) => open(client, visitor, version));
      return true;
    },
    figures: () => ({ connections: lines.size, dropped }),
    /** Says goodbye; whoever does not hang up in time is cut off. */
    async close(): Promise<void> {
      closing = true;
      clearInterval(sweeping);
      for (const socket of lines.keys()) socket.close(1001, 'The site is stopping');
      const until = performance.now() + limit.farewellMs;
      while (lines.size > 0 && performance.now() < until)
        await new Promise((resolve) => setTimeout(resolve, 20));
      for (const socket of lines.keys()) socket.terminate();
    },
  };
}

const toBuffer = (part: Buffer | ArrayBuffer): Buffer =>
  Buffer.isBuffer(part) ? part : Buffer.from(part);

function refuse(socket: Duplex, status: string): true {
  socket.on('error', () => {});
  const headers = 'Connection: close\r\nContent-Length: 0\r\nRetry-After: 5';
  socket.end(`HTTP/1.1 ${status}\r\n${headers}\r\n\r\n`);
  return true;
}
