import type { Limit } from './auth/limit';

export interface RealtimeRate extends Limit {
  per: 'connection' | 'account' | 'network';
  about: string;
}

/**
 * How often what may happen on realtime connections. A page watches up to 100 products, and turning to the
 * next one leaves and joins all of them; a school has one network.
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
  broadcasts: { burst: 100, seconds: 20, per: 'account', about: 'Broadcasts to own devices' },
} as const satisfies Record<string, RealtimeRate>;

export type RealtimeRateName = keyof typeof realtimeRates;

/** What a process keeps for realtime connections, and for how long. */
export const realtimeBounds = {
  maxConnections: 20_000,
  maxNetworkConnections: 100,
  /** As many as Supabase allows. A listing joins 24. */
  maxChannels: 100,
  /** A join with its token is the longest message of a client. */
  maxMessageBytes: 16 * 1024,
  /** For a client that does not read; beyond it, the connection is cut. */
  maxUnsentBytes: 256 * 1024,
  /** Token checks under way at the same time. */
  maxTokenChecks: 500,
  /** A token that was checked is not checked again for this long. */
  tokenCacheMs: 5_000,
  /** Silent for this long: asked whether it is still there. */
  pingAfterMs: 30_000,
  /** Silent for this long although asked: gone. A client's own heartbeat comes every 25 seconds. */
  goneAfterMs: 90_000,
  /** How often silence and tokens are looked at. */
  sweepMs: 15_000,
  /** How long a client has to hang up after it was told to. */
  closeMs: 1_000,
};

export type RealtimeBounds = typeof realtimeBounds;
