import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { PeerName } from './peer-names.ts';
import type { Request } from './peer-process.ts';

const program = fileURLToPath(new URL('./peer-process.ts', import.meta.url));
const heapMegabytes = 6_144;

/** A peer in a separate process, with memory and time limits; once it fails, it is excluded. */
export interface RemotePeer {
  name: PeerName;
  /** Why it is excluded, as text for the table. */
  failure: string | null;
  ask<Value>(request: Request, limitMs: number): Promise<Value | null>;
  stop(): Promise<void>;
}

export async function startPeer(name: PeerName, files: string[]): Promise<RemotePeer> {
  const child = fork(program, [name, ...files], {
    execArgv: [
      '--expose-gc',
      `--max-old-space-size=${heapMegabytes}`,
      '--disable-warning=ExperimentalWarning',
    ],
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-4_000);
  });
  const peer: RemotePeer = {
    name,
    failure: null,
    async ask<Value>(request: Request, limitMs: number): Promise<Value | null> {
      if (peer.failure) return null;
      child.send(request);
      return receive<Value>(limitMs);
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      if (!peer.failure) child.send({ do: 'close' } satisfies Request);
      const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await exited;
      clearTimeout(timer);
    },
  };

  async function receive<Value>(limitMs: number): Promise<Value | null> {
    const reply = await nextReply(child, limitMs);
    if ('value' in reply) return reply.value as Value;
    const outOfMemory = said.includes('heap out of memory') || said.includes('Map maximum size');
    peer.failure = outOfMemory ? `out of memory (${heapMegabytes / 1024} GB)` : reply.error;
    if (!outOfMemory && said) console.error(said);
    child.kill('SIGKILL');
    return null;
  }

  await receive(60_000);
  return peer;
}

function nextReply(
  child: ChildProcess,
  limitMs: number,
): Promise<{ value: unknown } | { error: string }> {
  return new Promise((resolve) => {
    const settle = (reply: { value: unknown } | { error: string }) => {
      clearTimeout(timer);
      child.off('message', settle);
      child.off('exit', onExit);
      resolve(reply);
    };
    const onExit = (code: number | null, signal: string | null) =>
      settle({ error: `ended with ${signal ?? code}` });
    const timer = setTimeout(
      () => settle({ error: `did not finish in ${Math.round(limitMs / 1000)} s` }),
      limitMs,
    );
    child.on('message', settle);
    child.on('exit', onExit);
  });
}
