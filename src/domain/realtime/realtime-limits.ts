import type { RateLimit } from '../limits/token-bucket';

export interface RealtimeRate extends RateLimit {
  per: 'connection' | 'account' | 'network';
  about: string;
}

/**
 * Rate limits for realtime connections (token buckets). A page watches up to 100 products, and paging
 * leaves and joins all of them; a school shares one network.
 */
export const realtimeRates = {
  connections: { burst: 300, seconds: 60, per: 'network', about: 'Realtime connections opened' },
  messages: { burst: 400, seconds: 10, per: 'connection', about: 'Realtime messages' },
  networkMessages: { burst: 4_000, seconds: 10, per: 'network', about: 'Realtime messages' },
  joins: { burst: 200, seconds: 20, per: 'connection', about: 'Realtime channels joined' },
  networkJoins: { burst: 2_000, seconds: 20, per: 'network', about: 'Realtime channels joined' },
  tokenChecks: {
    burst: 200,
    seconds: 20,
    per: 'network',
    about: 'Access tokens sent to private realtime channels',
  },
  privateJoins: {
    burst: 60,
    seconds: 30,
    per: 'account',
    about: 'Private realtime channels joined',
  },
  broadcasts: {
    burst: 100,
    seconds: 20,
    per: 'account',
    about: 'Broadcasts to the devices of an account',
  },
} as const satisfies Record<string, RealtimeRate>;

export type RealtimeRateName = keyof typeof realtimeRates;

/** Size and time limits per process. */
export const realtimeBounds = {
  maxConnections: 20_000,
  maxNetworkConnections: 100,
  /** Same limit as Supabase. A listing joins 24. */
  maxChannels: 100,
  /** The largest client message is a join with its token. */
  maxMessageBytes: 16 * 1024,
  /** Send buffer of a slow client; beyond it, the connection is closed. */
  maxUnsentBytes: 256 * 1024,
  /** Concurrent token checks. */
  maxTokenChecks: 500,
  /** A token check is cached for this long. */
  tokenCacheMs: 5_000,
  /** Idle time before a ping. */
  pingAfterMs: 30_000,
  /** Idle time before the connection is closed. Clients send a heartbeat every 25 seconds. */
  goneAfterMs: 90_000,
  /** Interval of idle and token checks. */
  sweepMs: 15_000,
  /** How long a client has to close the connection when asked. */
  closeMs: 1_000,
};

export type RealtimeBounds = typeof realtimeBounds;
