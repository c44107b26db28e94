import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { processSettings } from './worker/process-settings.ts';
import type { Answer, Task } from './worker/protocol.ts';

export interface PictureProcess {
  /** One task at a time; rejects when the process dies over it or takes too long. */
  run(task: Task): Promise<Answer>;
  close(): Promise<void>;
}

export interface PictureFiles {
  program: string;
  /** The rendered shapes. */
  shapes: string;
  /** A folder for shapes that were made ready, its own, and their version. */
  prepared?: { home: string; version: string };
}

const slowestMs = 30_000;

/** A process that makes pictures; started when first needed and again whenever it has died. */
export function createPictureProcess(files: PictureFiles): PictureProcess {
  let child: ChildProcess | undefined;

  function start(): ChildProcess {
    const { program, shapes, prepared } = files;
    const places = prepared ? [shapes, prepared.home, prepared.version] : [shapes];
    const started = fork(program, places, {
      serialization: 'advanced',
      // An empty environment: no debugger port, no test loader, no secrets.
      ...processSettings,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const forget = () => {
      if (child === started) child = undefined;
    };
    started.once('exit', forget);
    // One that cannot be started never exits, and complains of the task that it was sent as well.
    started.on('error', forget);
    // It alone keeps nobody from exiting.
    started.unref();
    started.channel?.unref();
    return started;
  }

  return {
    async run(task) {
      child ??= start();
      const worker = child;
      const over = new AbortController();
      const timer = setTimeout(() => worker.kill('SIGKILL'), slowestMs);
      worker.channel?.ref();
      try {
        const answered = once(worker, 'message', { signal: over.signal }) as Promise<[Answer]>;
        const died = once(worker, 'exit', { signal: over.signal }).then(() => {
          throw new Error('the process that makes pictures has died');
        });
        // Whichever comes second is told to stop waiting, and says so by rejecting.
        for (const waiting of [answered, died]) waiting.catch(() => {});
        worker.send(task);
        const [answer] = await Promise.race([answered, died]);
        return answer;
      } finally {
        clearTimeout(timer);
        over.abort();
        worker.channel?.unref();
      }
    },
    async close() {
      const worker = child;
      child = undefined;
      if (!worker || worker.exitCode !== null) return;
      const exited = once(worker, 'exit');
      worker.ref();
      worker.kill('SIGTERM');
      await exited;
    },
  };
}
