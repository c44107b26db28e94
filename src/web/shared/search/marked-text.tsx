import { markMatches } from '~/domain/search/mark-matches';

/** A text with matches highlighted. */
export function MarkedText({ text, query }: { text: string; query: string }) {
  return markMatches(text, query).map(({ text: part, marked }, index) =>
    marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, never reordered.
      <mark key={index} className="bg-transparent font-semibold text-accent">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
