import type { Title } from '../titles/read-title';
import { type Conflict, compareTitles } from './compare-titles';
import { sameName } from './same-name';
import { sameSize } from './title-size';

/** How sizes of one product may differ. */
const sizeConflicts: ReadonlySet<Conflict> = new Set<Conflict>([
  'size',
  'GTIN',
  'mini',
  'travel',
  'jumbo',
  'refill',
]);

/** Whether two titles name another size of the same product, and nothing else differs. */
export function isOtherSize(one: Title, other: Title): boolean {
  return (
    one.brand.key === other.brand.key &&
    sameSize(one.size, other.size) === false &&
    sameName(one, other) &&
    compareTitles(one, other).conflicts.every((conflict) => sizeConflicts.has(conflict))
  );
}
