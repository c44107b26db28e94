import type { Auth } from '../auth';

/**
 * Delays the result to a multiple of the interval, so that response times do not reveal whether an address
 * has an account.
 */
export async function inEqualTime<T>(
  { settings }: Auth,
  work: () => Promise<T>,
  began = performance.now(),
): Promise<T> {
  try {
    return await work();
  } finally {
    const step = settings.equalTimeMs;
    const spent = performance.now() - began;
    if (step > 0) {
      await new Promise((resolve) => setTimeout(resolve, Math.ceil(spent / step) * step - spent));
    }
  }
}
