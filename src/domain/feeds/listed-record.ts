import { anyTrait } from './cell-traits';
import { cellSeparator } from './csv-sheet';
import type { FeedRecord } from './feed-offer';

/** A record whose values came one by one, and that nobody has looked through. */
export class ListedRecord implements FeedRecord {
  readonly line: number;
  readonly names: readonly string[];
  private readonly values: readonly string[];

  constructor(line: number, names: readonly string[], values: readonly string[]) {
    this.line = line;
    this.names = names;
    this.values = values;
  }

  get length(): number {
    let length = 0;
    for (const value of this.values) length += value.length;
    return length;
  }

  value(place: number): string {
    return this.values[place] ?? '';
  }

  isBlank(place: number): boolean {
    return this.value(place).trim() === '';
  }

  traits(): number {
    return anyTrait;
  }

  get bytes(): number {
    return -1;
  }

  copyValue(): number {
    throw new Error('The values of a listed record are not there as bytes.');
  }

  joined(): string {
    return this.values.join(cellSeparator);
  }
}
