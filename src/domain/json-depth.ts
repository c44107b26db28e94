const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Whether lists and objects are nested more than `maxDepth` deep. Goes level by level: it takes time in
 * proportion to the value's size, and no stack.
 */
export function isDeeperThan(maxDepth: number, value: unknown): boolean {
  let level = [value].filter(isNested);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > maxDepth) return true;
    level = level.flatMap((nested) => Object.values(nested).filter(isNested));
  }
  return false;
}
