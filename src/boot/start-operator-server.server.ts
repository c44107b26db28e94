import { randomBytes } from 'node:crypto';
import { createServiceCheck } from '../auth/client/service-check.server';
import type { Config } from '../config/config';
import type { Deps } from '../usecases/deps';
import { createHttpServer } from '../web/http/http-server.server';
import { nodeListener } from '../web/http/node-listener.server';
import { createOperatorApp } from '../web/operator-app.server';
import { createOperatorClient } from './create-operator-client.server';
import { writeOperatorCredentials } from './operator-credentials.server';

/**
 * Serves the operator API while the site has exclusive access to the database: on its own port on the
 * loopback interface, regardless of HOST. Undefined with PostgreSQL, where commands open the database.
 */
export async function startOperatorServer(config: Config, deps: Deps) {
  if (config.databaseUrl) return undefined;
  const key = randomBytes(32).toString('base64url');
  const app = createOperatorApp(deps, {
    isOperator: createServiceCheck({ serviceKey: key, clock: deps.clock }),
    client: createOperatorClient(deps, config),
  });
  const server = createHttpServer(nodeListener(app, deps));
  const { port } = new URL(await server.listen(0, '127.0.0.1'));
  const credentials = writeOperatorCredentials(config.dataDir, {
    url: `http://127.0.0.1:${port}`,
    key,
  });
  return {
    async close(): Promise<void> {
      credentials.close();
      await server.stop();
    },
  };
}
