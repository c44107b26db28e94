/** An entry of a feed whose values came one by one. */
export interface ListedRecord {
  line: number;
  names: readonly string[];
  values: readonly string[];
}
