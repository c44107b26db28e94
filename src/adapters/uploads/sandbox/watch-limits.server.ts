/** Limits for one task. */
export interface TaskLimits {
  memoryBytes: number;
  cpuMs: number;
}

const intervalMs = 20;

/**
 * Polls memory and CPU time of this process while a task runs and calls `stop` beyond a limit. Timers
 * keep running because decoders use their own threads. Returns a function that ends the watch.
 */
export function watchLimits(limits: TaskLimits, stop: (reason: string) => void): () => void {
  const began = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(began);
    const rss = process.memoryUsage.rss();
    if (rss > limits.memoryBytes) stop(`${Math.round(rss / 1024 ** 2)} MiB of memory`);
    else if ((user + system) / 1_000 > limits.cpuMs) stop(`more than ${limits.cpuMs} ms`);
  }, intervalMs);
  return () => clearInterval(timer);
}
