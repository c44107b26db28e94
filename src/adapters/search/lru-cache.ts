/** A few values, the least recently used leaving first. */
export function createLruCache<Value>(limit: number) {
  const values = new Map<string, Value>();
  return {
    get(key: string): Value | undefined {
      const value = values.get(key);
      if (value === undefined) return undefined;
      values.delete(key);
      values.set(key, value);
      return value;
    },

    set(key: string, value: Value): void {
      const [oldest] = values.keys();
      if (values.size >= limit && oldest !== undefined) values.delete(oldest);
      values.set(key, value);
    },
  };
}
