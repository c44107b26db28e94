import type { Hono } from 'hono';
import type { Deps } from '~/usecases/deps';
import { checkReadiness, checkReadinessSoon } from '~/usecases/operations/check-readiness.server';
import { retryAfterSeconds } from '~/web/http/error-status';
import type { RequestEnv } from '~/web/http/request-env.server';
import { endpoint } from '../endpoint.server';

export interface ProcessState {
  /** Whether the process received a stop signal. */
  isStopping(): boolean;
  /** 'ok', or why no jobs are running; undefined in a process without a worker. */
  jobs?(): string;
}

/** Endpoints for monitoring: liveness, readiness, and what is missing. */
export function statusApi(app: Hono<RequestEnv>, process: ProcessState): void {
  let wasReady = false;
  async function readiness(deps: Deps, { isDatabaseExcluded }: { isDatabaseExcluded: boolean }) {
    // Load balancers must remove this process before it closes its port.
    if (process.isStopping()) return { ready: false, process: 'stopping' };
    const { ready, parts } = await (isDatabaseExcluded ? checkReadinessSoon : checkReadiness)(deps);
    // What was loaded stays in memory while the database is away.
    const isStillReady = isDatabaseExcluded && parts.database === 'away' && wasReady;
    if (parts.database !== 'away') wasReady = ready;
    const jobs = process.jobs?.();
    return {
      ready: (ready || isStillReady) && (jobs ?? 'ok') === 'ok',
      ...parts,
      ...(jobs && { jobs }),
    };
  }
  endpoint(app, '/healthz', {
    GET: (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }),
  });
  endpoint(app, '/readyz', {
    GET: async (c) => {
      // Like the checks of Kubernetes itself: without the database, cached pages and listings are served.
      const isDatabaseExcluded = c.req.query('exclude') === 'database';
      const state = await readiness(c.get('deps'), { isDatabaseExcluded });
      c.header('Cache-Control', 'no-store');
      if (!state.ready) c.header('Retry-After', String(retryAfterSeconds));
      return c.json(state, state.ready ? 200 : 503);
    },
  });
  endpoint(app, '/api/status', {
    GET: async (c) => {
      c.header('Cache-Control', 'no-store');
      const { ready, ...rest } = await checkReadiness(c.get('deps'));
      return c.json({ ready: ready && !process.isStopping(), ...rest });
    },
  });
}
