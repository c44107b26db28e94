/** A bucket that empties with every use and fills with time. */
export function createAllowance({ burst, perSecond }: { burst: number; perSecond: number }) {
  let left = burst;
  let filledAt = performance.now();
  return {
    /** False when there is nothing left. */
    take(now = performance.now()): boolean {
      left = Math.min(burst, left + ((now - filledAt) / 1_000) * perSecond);
      filledAt = now;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
