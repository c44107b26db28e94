import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { processSettings } from './worker/process-settings.ts';
import type { Task, TaskResult } from './worker/protocol.ts';

export interface PictureProcess {
  /** Runs one task at a time; rejects if the process dies or takes too long. */
  run(task: Task): Promise<TaskResult>;
  close(): Promise<void>;
}

export interface PictureFiles {
  program: string;
  shapes: string;
  /** The folder of prepared shapes and their version. */
  prepared?: { folder: string; version: string };
}

const taskTimeoutMs = 30_000;

/** The picture process; started on first use and again after it died. */
export function createPictureProcess(files: PictureFiles): PictureProcess {
  let child: ChildProcess | undefined;

  function start(): ChildProcess {
    const { program, shapes, prepared } = files;
    const args = prepared ? [shapes, prepared.folder, prepared.version] : [shapes];
    const started = fork(program, args, {
      serialization: 'advanced',
      // An empty environment: no debugger port, no test loader, no secrets.
      ...processSettings,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const forget = () => {
      if (child === started) child = undefined;
    };
    started.once('exit', forget);
    // A process that fails to start emits no exit event, and a second error for the task sent to it.
    started.on('error', forget);
    // It must not keep the site from exiting.
    started.unref();
    started.channel?.unref();
    return started;
  }

  return {
    async run(task) {
      child ??= start();
      const worker = child;
      const settled = new AbortController();
      const timer = setTimeout(() => worker.kill('SIGKILL'), taskTimeoutMs);
      worker.channel?.ref();
      try {
        const answered = once(worker, 'message', { signal: settled.signal }) as Promise<
          [TaskResult]
        >;
        const died = once(worker, 'exit', { signal: settled.signal }).then(() => {
          throw new Error('the picture process died');
        });
        // The loser of the race rejects when aborted.
        for (const waiting of [answered, died]) waiting.catch(() => {});
        worker.send(task);
        const [result] = await Promise.race([answered, died]);
        return result;
      } finally {
        clearTimeout(timer);
        settled.abort();
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
