import type { HttpBindings } from '@hono/node-server';
import type { Deps } from '~/usecases/deps';

/** What every Hono handler of ours can reach. */
export interface RequestEnv {
  Bindings: HttpBindings;
  Variables: {
    deps: Deps;
    requestId: string;
    /** How the page cache answered, for the log line. */
    cache?: 'hit' | 'miss' | 'stale' | 'pass';
  };
}
