import type { QueryPart, QuerySlot } from '~/domain/search/understand/understood-query';
import type { Conditions } from '../conditions';
import { type Bits, common, isEmpty } from '../structures/bitset';
import type { AskedPart } from './matched';

/** The first of these that some product has. */
export function firstMet(
  conditions: Conditions,
  part: QueryPart,
  others: readonly { slot: QuerySlot; label: string }[],
  among: Bits = conditions.everything,
): AskedPart | null {
  for (const other of others) {
    const bits = conditions.meeting(other.slot);
    if (bits && !isEmpty(common(bits, among))) return { part: { ...part, ...other }, bits };
  }
  return null;
}
