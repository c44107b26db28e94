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
        if (entry.kind === kind) list.push(tagText(kind, entry.slug, entry.strength));
      }
    }
    return list;
  }
}

/** By strength, slug and kind; there are a few thousand. */
const knownTexts: Map<string, Map<TagKind, string>>[] = [];

function tagText(kind: TagKind, slug: string, strength: number): string {
  const known = knownTexts[strength]?.get(slug)?.get(kind);
  if (known !== undefined) return known;
  const text = formatTag(kind, slug, strength);
  const bySlug = knownTexts[strength] ?? new Map<string, Map<TagKind, string>>();
  knownTexts[strength] = bySlug;
  bySlug.set(slug, (bySlug.get(slug) ?? new Map<TagKind, string>()).set(kind, text));
  return text;
}
