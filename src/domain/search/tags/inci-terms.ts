import { foldLetters } from '../fold';
import { ingredients } from '../vocabulary/ingredients';

interface Pattern {
  slug: string;
  matches: (name: string) => boolean;
}

const wholeNames = new Map<string, string[]>();
const patterns: Pattern[] = [];
for (const { slug, inci } of ingredients) {
  for (const name of inci) {
    if (name.includes('*')) patterns.push({ slug, matches: compile(name.split('*')) });
    else wholeNames.set(name, [...(wholeNames.get(name) ?? []), slug]);
  }
}

/** Tests for the parts of a pattern, in order; anything may stand between them. */
function compile(parts: readonly string[]): (name: string) => boolean {
  const [start = '', ...middle] = parts;
  const end = middle.pop() ?? '';
  return (name) => {
    if (!name.startsWith(start) || !name.endsWith(end)) return false;
    let at = start.length;
    for (const part of middle) {
      const found = name.indexOf(part, at);
      if (found < 0) return false;
      at = found + part.length;
    }
    return at + end.length <= name.length;
  };
}

/** Labels repeat the same names: ten thousand products have 17,000. */
const knownNames = new Map<string, readonly string[]>();
const maxKnownNames = 30_000;

/** The ingredient terms that an INCI name belongs to. */
export function inciTerms(name: string): readonly string[] {
  let slugs = knownNames.get(name);
  if (!slugs) {
    slugs = findTerms(name);
    if (knownNames.size >= maxKnownNames) knownNames.clear();
    knownNames.set(name, slugs);
  }
  return slugs;
}

function findTerms(name: string): string[] {
  const folded = foldLetters(name.slice(0, 120))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const found = new Set(wholeNames.get(folded));
  for (const { slug, matches } of patterns) if (matches(folded)) found.add(slug);
  return [...found];
}
