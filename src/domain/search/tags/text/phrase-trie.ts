interface Node<T> {
  next: Map<string, Node<T>> | null;
  values: T[] | null;
}

/** A phrase that was found: words `from` up to, but not including, `to`. */
export interface PhraseHit<T> {
  value: T;
  from: number;
  to: number;
}

/** Finds phrases of whole words in a text. */
export class PhraseTrie<T> {
  private readonly root: Node<T> = { next: null, values: null };

  add(words: readonly string[], value: T): void {
    let node = this.root;
    for (const word of words) {
      node.next ??= new Map();
      let child = node.next.get(word);
      if (!child) {
        child = { next: null, values: null };
        node.next.set(word, child);
      }
      node = child;
    }
    node.values ??= [];
    if (!node.values.includes(value)) node.values.push(value);
  }

  /** Whether a phrase begins with this word. */
  hasStart(word: string): boolean {
    return this.root.next?.has(word) ?? false;
  }

  /** Every phrase in the text, in the order of their first words, shorter ones first. */
  find(words: readonly string[]): PhraseHit<T>[] {
    const hits: PhraseHit<T>[] = [];
    for (let from = 0; from < words.length; from += 1) this.findAt(words, from, hits);
    return hits;
  }

  /** Adds every phrase that begins at a place, shorter ones first. */
  findAt(words: readonly string[], from: number, hits: PhraseHit<T>[]): void {
    let node: Node<T> | undefined = this.root;
    for (let at = from; at < words.length; at += 1) {
      node = node.next?.get(words[at] ?? '');
      if (!node) break;
      if (node.values) for (const value of node.values) hits.push({ value, from, to: at + 1 });
    }
  }
}
