import type { Auth } from '../auth';

/** Runs the work with a response time that does not reveal whether an address has an account. */
export async function withEqualTime<T>(auth: Auth, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  try {
    return await work();
  } finally {
    await padTime(auth, startedAt);
  }
}

/** Waits until a multiple of the interval has passed since `startedAt`. */
export async function padTime({ settings }: Auth, startedAt: number): Promise<void> {
  const step = settings.equalTimeMs;
  if (step === 0) return;
  const spent = performance.now() - startedAt;
  await new Promise((resolve) => setTimeout(resolve, Math.ceil(spent / step) * step - spent));
}
