/** Values that come again and again, each kept once and named by a number. */
export class Interned<Value> {
  private readonly ids = new Map<string, number>();
  private readonly values: Value[] = [];

  /** The number of what has this key; made when it is new. */
  idOf(key: string, make: () => Value): number {
    const known = this.ids.get(key);
    if (known !== undefined) return known;
    this.ids.set(key, this.values.length);
    return this.values.push(make()) - 1;
  }

  at(id: number): Value {
    const value = this.values[id];
    if (value === undefined) throw new RangeError(`Nothing is kept under ${id}.`);
    return value;
  }

  get length(): number {
    return this.values.length;
  }
}
