import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type HaproxyService, startHaproxy } from '../../tests/cluster/haproxy.ts';
import { type PgBouncerService, startPgBouncer } from '../../tests/cluster/pgbouncer.ts';
import { type RedisService, startRedis } from '../../tests/cluster/redis.ts';
import { findProgram } from '../../tests/cluster/service-process.ts';
import { type Cluster, startCluster } from '../../tests/setup/postgres-cluster.ts';
import { startMailSink } from '../newsletter/mail-sink.ts';
import { createProcess, type WebProcess } from './web-process.ts';

export const serviceKey = 'a-service-key-for-the-benchmark-only';
const webProcesses = 4;
const workers = 2;

/** HAProxy, four web processes, two workers, PgBouncer, PostgreSQL with a replica, and Redis. */
export interface Rig {
  readonly url: string;
  readonly web: readonly WebProcess[];
  readonly workers: readonly WebProcess[];
  readonly redis: RedisService;
  readonly pooler: PgBouncerService;
  readonly balancer: HaproxyService;
  readonly mail: Awaited<ReturnType<typeof startMailSink>>;
  /** The server that accepts writes. */
  primary(): Cluster;
  replica(): Cluster;
  /** Waits for the replica at every commit, or, when it is away, no longer: as a failover manager decides. */
  setSynchronous(isOn: boolean): Promise<void>;
  /** Stops or resumes applying changes on the replica; it still receives them. */
  setReplay(isOn: boolean): Promise<void>;
  /** Promotes the replica after the primary was lost, and sends the pooler there. */
  failOver(): Promise<void>;
  /** Builds a new replica of the current primary. */
  rebuildReplica(): Promise<void>;
  stop(): Promise<void>;
}

const packages: Record<string, string> = {
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  'redis-server': 'redis-server',
};

function requirePrograms(): void {
  const missing = Object.keys(packages).filter((program) => !findProgram(program));
  if (missing.length === 0) return;
  const names = missing.map((program) => packages[program]).join(' ');
  throw new Error(
    `This needs more programs. On Debian: apt-get install --no-install-recommends ${names}`,
  );
}

export async function startRig({ products = 600, checkout = '.' } = {}): Promise<Rig> {
  requirePrograms();
  const folder = mkdtempSync(join(tmpdir(), 'glowfare-rig-'));
  let primary = await startCluster({ isLasting: true });
  let replica = await primary.startReplica();
  const pooler = await startPgBouncer(primary.url);
  const redis = await startRedis();
  const mail = await startMailSink();
  const env = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://127.0.0.1',
    DATABASE_URL: pooler.pooledUrl(primary.url),
    DATABASE_DIRECT_URL: pooler.sessionUrl,
    DATABASE_REPLICA_URL: replica.url,
    REDIS_URL: redis.url,
    SMTP_URL: mail.url,
    AUTH_SECRETS_KEY: randomBytes(32).toString('base64'),
    AUTH_SERVICE_KEY: serviceKey,
    AUTH_LIMITS: 'off',
    READ_LIMIT_EXEMPT: '127.0.0.0/8,::1',
    TRUST_PROXY: '1',
    DEMO_PRODUCTS: String(products),
    DEMO_PRICES: 'still',
    DEV_PAGES: 'on',
    LOG_LEVEL: 'error',
    DRAIN_SECONDS: '2',
  };
  const processes = await Promise.all(
    [...Array(webProcesses).keys(), ...Array(workers).keys()].map((index, place) =>
      createProcess({
        name: place < webProcesses ? `web ${index + 1}` : `worker ${index + 1}`,
        services: place < webProcesses ? 'web' : 'worker',
        env: {
          ...env,
          DATA_DIR: join(folder, String(place)),
          SEARCH_INDEX_DIR: join(folder, 'search-index'),
        },
        checkout,
      }),
    ),
  );
  const [first, ...others] = processes;
  await first?.start();
  await Promise.all(others.map((process) => process.start()));
  const web = processes.slice(0, webProcesses);
  const balancer = await startHaproxy(web.map(({ port }) => port));

  const rig: Rig = {
    url: balancer.url,
    web,
    workers: processes.slice(webProcesses),
    redis,
    pooler,
    balancer,
    mail,
    primary: () => primary,
    replica: () => replica,
    async setSynchronous(isOn) {
      await administer(
        primary.url,
        `alter system set synchronous_standby_names = '${isOn ? '*' : ''}'`,
      );
      await administer(primary.url, 'select pg_reload_conf()');
    },
    async setReplay(isOn) {
      const statement = `select pg_wal_replay_${isOn ? 'resume' : 'pause'}()`;
      // A replica cancels queries that are in the way of a change.
      await administer(replica.url, statement).catch(() => administer(replica.url, statement));
    },
    async failOver() {
      await replica.promote();
      [primary, replica] = [replica, primary];
      // The copy has the old primary's setting, and nothing to wait for.
      await rig.setSynchronous(false);
      pooler.changeOver(primary.url);
    },
    async rebuildReplica() {
      await replica.remove();
      // At its former address, which the processes know.
      replica = await primary.startReplica(Number(new URL(replica.url).port));
      await rig.setSynchronous(true);
    },
    async stop() {
      await Promise.all(processes.map((process) => process.stop()));
      await Promise.all([balancer.remove(), redis.remove(), pooler.remove(), mail.close()]);
      await replica.remove();
      await primary.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await rig.setSynchronous(true);
  return rig;
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
