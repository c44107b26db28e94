import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { SandboxAnswer, SandboxTask } from './sandbox/protocol.ts';
import type { TaskLimits } from './sandbox/watch-limits.server.ts';

export interface SandboxProcess {
  /**
   * Runs one task at a time. Returns 'too_costly' if the process dies or takes too long; rejects if
   * no process can be started.
   */
  run(task: SandboxTask): Promise<SandboxAnswer>;
  close(): Promise<void>;
}

interface SandboxOptions extends TaskLimits {
  program: string;
  timeoutMs: number;
  idleMs: number;
}

/** A sandbox process for untrusted files; started on demand, ended when idle or over its limits. */
export function createSandboxProcess(options: SandboxOptions): SandboxProcess {
  const { program, memoryBytes, cpuMs, timeoutMs, idleMs } = options;
  let child: ChildProcess | undefined;
  let idleTimer: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    const started = fork(program, [String(memoryBytes), String(cpuMs)], {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=192', '--max-semi-space-size=8'],
      // An empty environment: it needs no settings or secrets.
      env: { MALLOC_ARENA_MAX: '1' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const forget = () => {
      if (child === started) child = undefined;
    };
    started.once('exit', forget);
    // A process that cannot be started never exits, and also reports the sent task as an error.
    started.on('error', forget);
    started.unref();
    started.channel?.unref();
    return started;
  }

  function kill(): void {
    clearTimeout(idleTimer);
    child?.kill('SIGKILL');
    child = undefined;
  }

  return {
    async run(task) {
      clearTimeout(idleTimer);
      child ??= start();
      const worker = child;
      const answer = await runTask(worker, task, timeoutMs);
      if ('refused' in answer && answer.refused === 'too_costly') kill();
      else idleTimer = setTimeout(kill, idleMs).unref();
      return answer;
    },
    async close() {
      const worker = child;
      if (!worker || worker.exitCode !== null || worker.signalCode !== null) return;
      const exited = once(worker, 'exit');
      worker.ref();
      kill();
      await exited;
    },
  };
}

function runTask(
  worker: ChildProcess,
  task: SandboxTask,
  timeoutMs: number,
): Promise<SandboxAnswer> {
  return new Promise((resolve, reject) => {
    const costly = (detail: string) => finish({ refused: 'too_costly', detail });
    const onExit = (code: number | null, signal: string | null) =>
      costly(`the process ended with ${signal ?? code}`);
    const onError = (cause: Error) => {
      stopWaiting();
      reject(new Error('The sandbox process cannot be started.', { cause }));
    };
    const timer = setTimeout(() => costly(`more than ${timeoutMs} ms`), timeoutMs);
    function finish(answer: SandboxAnswer): void {
      stopWaiting();
      resolve(answer);
    }
    function stopWaiting(): void {
      clearTimeout(timer);
      worker.off('message', finish);
      worker.off('exit', onExit);
      worker.off('error', onError);
      worker.channel?.unref();
    }
    worker.once('message', finish);
    worker.once('exit', onExit);
    worker.once('error', onError);
    worker.channel?.ref();
    // Without free file descriptors there is no channel, and 'error' follows.
    worker.send?.(task);
  });
}
