import type { Context } from 'hono';
import { clientAddress, networkOf } from '~/domain/auth/network-address';
import type { Visitor } from '~/domain/forms/submission';
import type { RequestEnv } from '../request-env.server';

/** The visitor's IP address, for limits; TRUST_PROXY says how many proxies to skip. */
export function visitorAddress(c: Context<RequestEnv>): string {
  const socket = c.env?.incoming?.socket.remoteAddress;
  return clientAddress(socket, c.req.header('x-forwarded-for'), c.get('trustProxy') ?? 0);
}

/** The visitor's network, as the key for fair queues. */
export function visitorNetwork(c: Context<RequestEnv>): string {
  return networkOf(visitorAddress(c));
}

/** The sender of a form, for limits and for recognizing repeated submissions. */
export function visitorOf(c: Context<RequestEnv>): Visitor {
  return { ip: visitorAddress(c), userAgent: c.req.header('user-agent') ?? '' };
}
