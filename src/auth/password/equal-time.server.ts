import type { Auth } from '../auth';

/**
 * Answers, or refuses, after a whole multiple of a quarter of a second: an address with an account
 * makes us do a little more, and the difference would tell those who measure.
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
