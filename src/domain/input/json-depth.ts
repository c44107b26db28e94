const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Whether arrays and objects are nested more than `maxDepth` deep. Iterates by level: linear time, no
 * recursion.
 */
export function isDeeperThan(maxDepth: number, value: unknown): boolean {
  let level = [value].filter(isNested);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > maxDepth) return true;
    level = level.flatMap((nested) => Object.values(nested).filter(isNested));
  }
  return false;
}
