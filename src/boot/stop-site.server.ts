import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config/config';
import type { Database } from '../db/engine/database.server';
import type { Log } from '../usecases/deps';
import type { createHttpServer } from '../web/http/http-server.server';
import type { startOperatorServer } from './start-operator-server.server';
import type { startServices } from './start-services.server';

interface RunningSite {
  config: Config;
  site: Awaited<ReturnType<typeof startServices>>;
  /** Serves pages. */
  server: ReturnType<typeof createHttpServer> | undefined;
  healthServer: ReturnType<typeof createHttpServer> | undefined;
  operatorServer: Awaited<ReturnType<typeof startOperatorServer>> | undefined;
  db: Database;
  log: Log & { flush(): void };
}

/**
 * Stops on SIGTERM and SIGINT without failing requests: readiness goes false, the site serves for
 * `drainMs` more, then running requests and jobs finish.
 */
export function stopOnSignal({
  config,
  site,
  server,
  healthServer,
  operatorServer,
  db,
  log,
}: RunningSite): void {
  let stopping = false;
  const skipDrain = new AbortController();
  const stop = async (signal: string) => {
    // Supervisors may send SIGTERM both to us and to our parent, which forwards it. Ctrl-C means that a
    // person is waiting.
    if (signal === 'SIGINT') skipDrain.abort();
    if (stopping) return;
    stopping = true;
    site.announceStop();
    server?.drain();
    if (server && config.drainMs > 0 && !skipDrain.signal.aborted) {
      print(`Stopping (${signal}): serving for ${config.drainMs / 1_000} more seconds …`);
      await pause(config.drainMs, undefined, { signal: skipDrain.signal }).catch(() => {});
    }
    print(`Stopping (${signal}): finishing running requests and jobs …`);
    await operatorServer?.close();
    await site.stopRealtime();
    await server?.stop();
    await site.stop();
    // Health checks work until the worker has finished its jobs.
    await healthServer?.stop();
    await db.close();
    log.flush();
    print('Stopped.');
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

const print = (line: string) => void process.stdout.write(`${line}\n`);
