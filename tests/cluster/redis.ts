import { createClient } from '@redis/client';
import { findFreePort } from '../setup/free-port.ts';
import { findProgram, type ServiceProcess, startService } from './service-process.ts';

export interface RedisService extends ServiceProcess {
  readonly url: string;
}

/** Valkey and Redis speak the same protocol. */
const program = () => ['valkey-server', 'redis-server'].find((name) => findProgram(name));

export const hasRedis = (): boolean => program() !== undefined;

/** Starts a Redis or Valkey server without persistence. */
export async function startRedis(): Promise<RedisService> {
  const port = await findFreePort();
  const url = `redis://127.0.0.1:${port}`;
  const service = await startService({
    program: program() ?? 'redis-server',
    args: () => ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    isReady: () => ping(url),
  });
  return Object.assign(service, { url });
}

async function ping(url: string): Promise<boolean> {
  const client = createClient({ url, socket: { reconnectStrategy: false } });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.ping()) === 'PONG';
  } finally {
    client.destroy();
  }
}
