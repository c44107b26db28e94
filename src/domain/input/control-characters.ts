/** The text on one line: control characters, which no address or HTML page should carry, become spaces. */
export function asOneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}

/** The text with its lines and tabs, but without any other control character. */
export function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\n\r\t]/gu, '');
}
