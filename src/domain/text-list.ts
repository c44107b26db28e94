/** Splits 'a | b | c', which may span several lines, into its parts. */
export function textList(text: string): string[] {
  return text.split('|').map((part) => part.trim());
}
