import type { Context } from 'hono';
import { clientAddress, networkOf } from '~/domain/auth/network-address';
import type { Visitor } from '~/domain/forms/submission';
import type { RequestEnv } from '../request-env.server';

/** The network address of whoever asks, for limits; right behind proxies if TRUST_PROXY says so. */
export function visitorAddress(c: Context<RequestEnv>): string {
  const socket = c.env?.incoming?.socket.remoteAddress;
  return clientAddress(socket, c.req.header('x-forwarded-for'), c.get('trustProxy') ?? 0);
}

/** The visitor's network, as the key for fair queues. */
export function visitorNetwork(c: Context<RequestEnv>): string {
  return networkOf(visitorAddress(c));
}

/** Who sends us something, for limits and for knowing the same thing sent twice. */
export function visitorOf(c: Context<RequestEnv>): Visitor {
  return { ip: visitorAddress(c), userAgent: c.req.header('user-agent') ?? '' };
}
