import { Worker } from 'node:worker_threads';

export interface TaskLimits {
  memoryBytes: number;
  cpuMs: number;
}

const intervalMs = 20;
/**
 * How long the thread waits beyond a limit, so that the timer below can stop the task with a
 * reason.
 */
const graceMs = 250;
const graceBytes = 16 * 1024 ** 2;

/** Runs on a separate thread, because code that blocks the event loop also blocks timers. */
const guard = `
  const { workerData } = require('node:worker_threads');
  const { deadline, memoryBytes, intervalMs } = workerData;
  setInterval(() => {
    const cpuLimitMs = Atomics.load(deadline, 0);
    if (cpuLimitMs === 0) return;
    const { user, system } = process.cpuUsage();
    const isOver = (user + system) / 1_000 > cpuLimitMs || process.memoryUsage.rss() > memoryBytes;
    if (isOver) process.kill(process.pid, 'SIGKILL');
  }, intervalMs);
`;

/** Starts the thread that kills this process beyond the limits of a task. */
function startGuard({ memoryBytes }: TaskLimits): Int32Array {
  /** CPU time limit of the task in ms; 0 between tasks. */
  const deadline = new Int32Array(new SharedArrayBuffer(4));
  const thread = new Worker(guard, {
    eval: true,
    workerData: { deadline, memoryBytes: memoryBytes + graceBytes, intervalMs },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1, stackSizeMb: 1 },
  });
  thread.unref();
  return deadline;
}

/**
 * Watches memory and CPU time while a task runs and calls `stop` beyond a limit; the thread kills
 * code that blocks the event loop. The returned function ends the watch.
 */
export function createLimitWatch(limits: TaskLimits) {
  const deadline = startGuard(limits);
  return (stop: (reason: string) => void): (() => void) => {
    const began = process.cpuUsage();
    const allowedMs = (began.user + began.system) / 1_000 + limits.cpuMs + graceMs;
    Atomics.store(deadline, 0, Math.ceil(allowedMs));
    const timer = setInterval(() => {
      const { user, system } = process.cpuUsage(began);
      const rss = process.memoryUsage.rss();
      if (rss > limits.memoryBytes) stop(`${Math.round(rss / 1024 ** 2)} MiB of memory`);
      else if ((user + system) / 1_000 > limits.cpuMs) stop(`more than ${limits.cpuMs} ms`);
    }, intervalMs);
    return () => {
      clearInterval(timer);
      Atomics.store(deadline, 0, 0);
    };
  };
}
