import type { QuerySlot } from '../understood-query';

/** A limit that a query states: a price, size, SPF or rating. */
export interface Limit {
  slot: QuerySlot;
  label: string;
}

/** A limit and where it stands: from token `at` up to but excluding `end`. */
export interface LimitMatch extends Limit {
  at: number;
  end: number;
}
