import { foldLetters } from '../fold';
import { ingredients } from '../vocabulary/ingredients';

interface Pattern {
  slug: string;
  matches: (name: string) => boolean;
}

const written = ingredients.flatMap(({ slug, inci }) => inci.map((name) => ({ slug, name })));
const wholeNames: ReadonlyMap<string, readonly { slug: string }[]> = Map.groupBy(
  written.filter(({ name }) => !name.includes('*')),
  ({ name }) => name,
);
const patterns: readonly Pattern[] = written
  .filter(({ name }) => name.includes('*'))
  .map(({ slug, name }) => ({ slug, matches: compile(name.split('*')) }));

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

const patternsBySlug = Map.groupBy(patterns, ({ slug }) => slug);

const foldName = (name: string) =>
  foldLetters(name.slice(0, 120))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether an INCI name belongs to an ingredient term. */
export function isOfTerm(name: string, slug: string): boolean {
  const folded = foldName(name);
  return (
    (wholeNames.get(folded)?.some((term) => term.slug === slug) ?? false) ||
    (patternsBySlug.get(slug)?.some(({ matches }) => matches(folded)) ?? false)
  );
}

/** The ingredient terms that an INCI name belongs to. */
export function inciTerms(name: string): readonly string[] {
  const folded = foldName(name);
  const found = new Set(wholeNames.get(folded)?.map(({ slug }) => slug));
  for (const { slug, matches } of patterns) if (matches(folded)) found.add(slug);
  return [...found];
}
