/** The words of a text in lower case, without accents, punctuation and compatibility forms. */
export function textWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return plain.replace(/['’]/g, '').match(/[\p{L}\p{N}]+/gu) ?? [];
}
