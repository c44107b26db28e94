/** How much one task may take. */
export interface TaskLimits {
  memoryBytes: number;
  cpuMs: number;
}

const intervalMs = 20;

/**
 * Looks at this process while a task runs and calls `stop` when it takes too much. Decoders work on threads
 * of their own, so timers keep running. Returns what ends the watch.
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
