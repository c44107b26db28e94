import { formatTag, type TagKind } from './tag';

interface Entry {
  kind: TagKind;
  slug: string;
  strength: number;
}

/** The tags of a product; of each, the strongest is kept. */
export class TagSet {
  /** A list: for the few tags of a product it is faster than a map. */
  private readonly entries: Entry[] = [];

  add(kind: TagKind, slug: string, strength = 0): void {
    for (const entry of this.entries) {
      if (entry.slug === slug && entry.kind === kind) {
        if (entry.strength < strength) entry.strength = strength;
        return;
      }
    }
    this.entries.push({ kind, slug, strength });
  }

  /** Whether the tag is at least this strong. */
  has(kind: TagKind, slug: string, minStrength: number): boolean {
    return this.entries.some(
      (entry) => entry.kind === kind && entry.slug === slug && entry.strength >= minStrength,
    );
  }

  /** As texts; tags of a kind follow each other. */
  list(): string[] {
    const list: string[] = [];
    const listed = new Set<TagKind>();
    for (const { kind } of this.entries) {
      if (listed.has(kind)) continue;
      listed.add(kind);
      for (const entry of this.entries) {
        if (entry.kind === kind) list.push(formatTag(kind, entry.slug, entry.strength));
      }
    }
    return list;
  }
}
