import { markMatches } from '~/domain/search/mark-matches';

/** A text in which what was searched for stands out. */
export function MarkedText({ text, query }: { text: string; query: string }) {
  return markMatches(text, query).map(({ text: part, marked }, index) =>
    marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, never reordered.
      <mark key={index} className="bg-transparent font-semibold text-accent">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
