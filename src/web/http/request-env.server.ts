import type { HttpBindings } from '@hono/node-server';
import type { TokenVerifier } from '~/auth/client/token-verifier.server';
import type { AppError } from '~/domain/app-error';
import type { Deps } from '~/usecases/deps';
import type { ReadLimiter } from './limits/read-limiter.server';

export interface RequestEnv {
  Bindings: HttpBindings;
  Variables: {
    deps: Deps;
    requestId: string;
    /** Number of trusted proxies; see visitorAddress. */
    trustProxy?: number;
    /** Read limiter; absent where reads are unlimited. */
    reads?: ReadLimiter;
    /** Verifies access tokens; absent without accounts. */
    tokens?: TokenVerifier;
    /** Why the form's file was removed. */
    refusedFile?: AppError;
    /** The page cache's result, for the request log. */
    cache?: 'hit' | 'miss' | 'stale' | 'pass';
  };
}
