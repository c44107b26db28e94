import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { TokenVerifier } from '~/auth/client/token-verifier.server';
import { clientAddress, networkOf } from '~/domain/auth/network-address';
import { type RealtimeBounds, realtimeBounds } from '~/domain/realtime/realtime-limits';
import type { Log } from '~/usecases/deps';
import { isCrossSiteRequest } from '../http/limits/foreign-origin.server';
import { Connection, type ConnectionHost } from './connection.server';
import { type ProtocolVersion, protocolVersions } from './frame';
import { createTokenChecks } from './token-checks.server';

export const websocketPath = '/realtime/v1/websocket';

interface RealtimeOptions extends Pick<ConnectionHost, 'hub' | 'rates' | 'publish' | 'onJoined'> {
  log: Log;
  tokens: TokenVerifier | undefined;
  /** Number of trusted proxies in front of this process. */
  trustProxy: number;
  /** Other sites whose pages may connect. */
  origins: readonly string[];
  bounds?: Partial<RealtimeBounds>;
}

/** The close code that asks a client to reconnect. */
const serviceRestart = 1012;

/** Batch size of token rechecks. */
const recheckBatch = 100;

interface OpenConnection {
  connection: Connection;
  network: string;
  lastHeardAt: number;
}

/** Supabase Realtime's WebSocket server: upgrades, limits, heartbeats and shutdown of connections. */
export function createRealtimeServer(given: RealtimeOptions) {
  const { log, trustProxy, origins, tokens, ...options } = given;
  const bounds = { ...realtimeBounds, ...options.bounds };
  const { rates } = options;
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: bounds.maxMessageBytes,
  });
  const openConnections = new Map<WebSocket, OpenConnection>();
  /** Open connections per network. */
  const networks = new Map<string, number>();
  const processId = randomUUID();
  let connectionCount = 0;
  let dropped = 0;
  let closing = false;
  const connectionHost: ConnectionHost = {
    ...options,
    bounds,
    tokens: tokens && createTokenChecks(tokens, bounds),
    onDropped: () => {
      dropped += 1;
    },
  };

  function removeConnection(socket: WebSocket, { connection, network }: OpenConnection): void {
    if (!openConnections.delete(socket)) return;
    connection.end();
    const left = (networks.get(network) ?? 1) - 1;
    if (left > 0) networks.set(network, left);
    else networks.delete(network);
  }

  function open(socket: WebSocket, network: string, version: ProtocolVersion): void {
    connectionCount += 1;
    const id = `${processId}-${connectionCount}`;
    const connection = new Connection(connectionHost, socket, { id, version, network });
    const openConnection = { connection, network, lastHeardAt: performance.now() };
    openConnections.set(socket, openConnection);
    networks.set(network, (networks.get(network) ?? 0) + 1);
    socket.on('message', (data, isBinary) => {
      openConnection.lastHeardAt = performance.now();
      const bytes = Buffer.isBuffer(data) ? data : Buffer.concat([data].flat().map(toBuffer));
      connection.receive(bytes, isBinary).catch((error: unknown) => {
        log.error({ err: error }, 'a realtime message failed');
        socket.close(1011, 'Something went wrong on our side');
      });
    });
    for (const sign of ['ping', 'pong'] as const) {
      socket.on(sign, () => {
        openConnection.lastHeardAt = performance.now();
        connection.countMessage();
      });
    }
    // Too long, not a WebSocket frame, or reset: `ws` has closed it with the matching code.
    socket.on('error', () => {});
    socket.on('close', () => removeConnection(socket, openConnection));
  }

  function sweep(): void {
    const now = performance.now();
    for (const [socket, openConnection] of openConnections) {
      const idleMs = now - openConnection.lastHeardAt;
      if (idleMs > bounds.goneAfterMs) socket.terminate();
      else if (idleMs > bounds.pingAfterMs) socket.ping();
    }
    if (!rechecking) void recheckAll();
  }

  let rechecking = false;

  /** In batches: each needs one session query, and other work runs in between. */
  async function recheckAll(): Promise<void> {
    rechecking = true;
    const open = [...openConnections.values()];
    try {
      for (let first = 0; first < open.length; first += recheckBatch) {
        const batch = open.slice(first, first + recheckBatch);
        await Promise.all(batch.map(({ connection }) => connection.recheck()));
      }
    } catch (error) {
      log.warn({ err: error }, 'could not recheck realtime tokens');
    } finally {
      rechecking = false;
    }
  }
  const sweepTimer = setInterval(sweep, bounds.sweepMs);
  sweepTimer.unref();

  return {
    /** Takes over a WebSocket upgrade; false if the path is not ours. */
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
      const address = URL.parse(request.url ?? '', 'http://site');
      if (address?.pathname !== websocketPath) return false;
      const requestedVersion = address.searchParams.get('vsn') ?? '1.0.0';
      const version = protocolVersions.find((known) => known === requestedVersion);
      if (!version) return refuse(socket, '400 Bad Request');
      if (isForeignPage(request, origins)) return refuse(socket, '403 Forbidden');
      const forwarded = request.headers['x-forwarded-for']?.toString();
      const network = networkOf(clientAddress(request.socket.remoteAddress, forwarded, trustProxy));
      if (closing || openConnections.size >= bounds.maxConnections)
        return refuse(socket, '503 Service Unavailable');
      const isFull = (networks.get(network) ?? 0) >= bounds.maxNetworkConnections;
      if (isFull || !rates.take('connections', network))
        return refuse(socket, '429 Too Many Requests');
      server.handleUpgrade(request, socket, head, (client) => open(client, network, version));
      return true;
    },
    figures: () => ({ connections: openConnections.size, dropped }),
    /** Asks clients to reconnect; terminates those that do not disconnect in time. */
    async close(): Promise<void> {
      closing = true;
      clearInterval(sweepTimer);
      for (const socket of openConnections.keys())
        socket.close(serviceRestart, 'The site is restarting');
      const until = performance.now() + bounds.closeMs;
      while (openConnections.size > 0 && performance.now() < until)
        await new Promise((resolve) => setTimeout(resolve, 20));
      for (const socket of openConnections.keys()) socket.terminate();
    },
  };
}

const toBuffer = (part: Buffer | ArrayBuffer): Buffer =>
  Buffer.isBuffer(part) ? part : Buffer.from(part);

/** CORS does not apply to WebSockets, so the origin is checked here. */
function isForeignPage({ headers }: IncomingMessage, origins: readonly string[]): boolean {
  const own = [`http://${headers.host}`, `https://${headers.host}`];
  const sent = new Headers();
  for (const name of ['origin', 'sec-fetch-site'] as const) {
    const value = headers[name];
    if (typeof value === 'string') sent.set(name, value);
  }
  return isCrossSiteRequest(sent, own, origins);
}

function refuse(socket: Duplex, status: string): true {
  socket.on('error', () => {});
  const headers = 'Connection: close\r\nContent-Length: 0\r\nRetry-After: 5';
  socket.end(`HTTP/1.1 ${status}\r\n${headers}\r\n\r\n`);
  return true;
}
