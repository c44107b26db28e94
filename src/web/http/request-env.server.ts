import type { HttpBindings } from '@hono/node-server';
import type { TokenVerifier } from '~/auth/client/token-verifier.server';
import type { Deps } from '~/usecases/deps';
import type { ReadLimiter } from './limits/read-limiter.server';

/** What every Hono handler of ours can reach. */
export interface RequestEnv {
  Bindings: HttpBindings;
  Variables: {
    deps: Deps;
    requestId: string;
    /** How many proxies of ours stand in front; see visitorAddress. */
    trustProxy?: number;
    /** Read limiter; absent where reads are unlimited. */
    reads?: ReadLimiter;
    /** Tells who holds a token; not there where there are no accounts. */
    tokens?: TokenVerifier;
    /** The form's file was left out: it is larger than we take. */
    fileTooLarge?: boolean;
    /** How the page cache answered, for the log line. */
    cache?: 'hit' | 'miss' | 'stale' | 'pass';
  };
}
