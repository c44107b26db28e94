import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { findFreePort } from '../setup/free-port.ts';
import { type ServiceProcess, startService } from './service-process.ts';

const sessionDatabase = 'session';

export interface PgBouncerService extends ServiceProcess {
  readonly port: number;
  /** The same database through the pooler. */
  pooledUrl(url: string): string;
  /** The server's database with a connection for each client. */
  readonly sessionUrl: string;
  /** Sends new connections to another server, as after a failover. */
  changeOver(url: string): void;
}

/** Starts PgBouncer in transaction mode in front of a server. */
export async function startPgBouncer(serverUrl: string): Promise<PgBouncerService> {
  const port = await findFreePort();
  let target = new URL(serverUrl);
  const writeConfig = (folder: string) =>
    writeFileSync(
      join(folder, 'pgbouncer.ini'),
      `[databases]
; For locks: the same server with a connection per client.
${sessionDatabase} = host=${target.hostname} port=${target.port} user=${target.username} dbname=${target.pathname.slice(1)} pool_mode=session
* = host=${target.hostname} port=${target.port} user=${target.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 1000
default_pool_size = 20
admin_users = ${target.username}
server_login_retry = 1
query_wait_timeout = 10
`,
      { mode: 0o644 },
    );
  const pooled = (url: string) => {
    const through = new URL(url);
    through.host = `127.0.0.1:${port}`;
    return through.href;
  };
  const service = await startService({
    program: 'pgbouncer',
    args: (folder) => ['-q', join(folder, 'pgbouncer.ini')],
    prepare: writeConfig,
    isReady: () => answers(pooled(serverUrl)),
  });
  return Object.assign(service, {
    port,
    sessionUrl: pooled(serverUrl).replace(/[^/]*$/, sessionDatabase),
    pooledUrl: pooled,
    changeOver(url: string) {
      target = new URL(url);
      writeConfig(service.folder);
      // Reloads its configuration.
      service.process?.kill('SIGHUP');
    },
  });
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } finally {
    await client.end().catch(() => {});
  }
}
