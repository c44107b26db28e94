import { addToHash, hashSeed, hashText } from '~/domain/hash-text';
import { PagedInt32Array } from '~/domain/paged-int32-array';
import { foldLetters } from '../../fold';
import { FamilyTable } from './family-table';
import { splitShade } from './split-shade';

export interface FamilyMember {
  id: number;
  /** The smallest id among the sizes of the same formula. */
  groupId: number;
  brandId: number;
  name: string;
  category: string;
  subcategory: string;
}

/**
 * Assigns products to families: all sizes and shades of one product. A family is a brand and a name
 * without its shade. Give it every product in the order of ids; the result depends on nothing else.
 */
export class Families {
  private readonly table = new FamilyTable();
  /** The family of each product that is not the first of its family. */
  private readonly others = new PagedInt32Array();

  /** The family of the next product: its own id if it is the first. */
  join(product: FamilyMember): number {
    const { id, groupId, brandId } = product;
    const key = familyKey(product);
    const known = this.table.get(key, brandId);
    // Sizes of one formula may be named differently; they are one family all the same.
    const familyId = groupId === id ? known || id : this.others.at(groupId) || groupId;
    if (known === 0) this.table.add(key, brandId, familyId);
    if (familyId !== id) this.others.set(id, familyId);
    return familyId;
  }
}

function familyKey({ name, category, subcategory }: FamilyMember): number {
  const { base } = splitShade(name, { category, subcategory });
  return hashWords(base) ?? hashText(foldWords(base));
}

/** The words of a name, folded, with one space between. */
export const foldWords = (name: string): string =>
  foldLetters(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The hash of `foldWords`, without creating the text; null if there are letters to fold. */
export function hashWords(name: string): number | null {
  let hash = hashSeed;
  let isAfterGap = false;
  for (let at = 0; at < name.length; at += 1) {
    const code = name.charCodeAt(at);
    if (code > 127 || code === ampersand || code === apostrophe || code === backtick) return null;
    // In ASCII, this bit makes a capital letter small.
    const small = code | 0x20;
    const isWord = (small >= 0x61 && small <= 0x7a) || (code >= 0x30 && code <= 0x39);
    if (isWord) {
      if (isAfterGap && hash !== hashSeed) hash = addToHash(hash, space);
      hash = addToHash(hash, small);
    }
    isAfterGap = !isWord;
  }
  return hash >>> 0;
}

const [space, ampersand, apostrophe, backtick] = [0x20, 0x26, 0x27, 0x60];
