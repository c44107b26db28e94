/** A feed entry with its values listed one by one. */
export interface ListedRecord {
  line: number;
  names: readonly string[];
  values: readonly string[];
}
