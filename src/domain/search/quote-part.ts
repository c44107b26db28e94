/**
 * The search text with one part in quotes. Words in quotes are searched as they are, so this removes what
 * was understood without another URL parameter.
 */
export function quotePart(text: string, { from, to }: { from: number; to: number }): string {
  const words = text.slice(from, to).replaceAll('"', ' ').trim();
  return [text.slice(0, from).trimEnd(), words && `"${words}"`, text.slice(to).trimStart()]
    .filter(Boolean)
    .join(' ');
}
