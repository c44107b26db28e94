import type { TermKind } from '../../vocabulary/term';
import { termsByKind } from '../../vocabulary/terms';
import { labelWords } from './label-words';
import { PhraseTrie } from './phrase-trie';

/** A term as one of its phrases names it. */
export interface NamedTerm {
  kind: TermKind;
  slug: string;
  /** Only labels use this phrase; so it is meant as the term wherever it occurs. */
  isLabelPhrase: boolean;
}

const kinds = Object.keys(termsByKind) as TermKind[];

/** All phrases of the vocabulary. */
export const vocabularyPhrases = createPhrases();

function createPhrases(): PhraseTrie<NamedTerm> {
  const trie = new PhraseTrie<NamedTerm>();
  for (const kind of kinds) {
    for (const { slug, phrases, labelPhrases = [] } of termsByKind[kind]) {
      const asQuery = { kind, slug, isLabelPhrase: false };
      const asLabel = { kind, slug, isLabelPhrase: true };
      for (const phrase of phrases) trie.add(labelWords(phrase), asQuery);
      for (const phrase of labelPhrases) trie.add(labelWords(phrase), asLabel);
    }
  }
  return trie;
}
