/** Stores repeated values once and numbers them. */
export class Interned<Value> {
  private readonly ids = new Map<string, number>();
  private readonly values: Value[] = [];

  /** The number of a key; undefined: new. */
  find(key: string): number | undefined {
    return this.ids.get(key);
  }

  /** Stores a new value; returns its number. */
  add(key: string, value: Value): number {
    this.ids.set(key, this.values.length);
    return this.values.push(value) - 1;
  }

  at(id: number): Value {
    const value = this.values[id];
    if (value === undefined) throw new RangeError(`Unknown number ${id}.`);
    return value;
  }

  get length(): number {
    return this.values.length;
  }
}
