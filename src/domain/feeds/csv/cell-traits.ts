/**
 * Traits of a cell's text, one bit each, set while splitting, so that readers need not scan the
 * cell again. A set bit may be a false positive; an unset bit is reliable.
 */
export const cellTrait = {
  /** A quote, a backslash or a control character, which JSON and COPY escape. */
  escaped: 1,
  /** '&' or '<': may start an entity or a tag. */
  markup: 2,
  control: 4,
  /** Anything beyond ASCII. */
  wide: 8,
  /** A character that is rare in names. */
  odd: 16,
} as const;

export const traitBits = 5;
/** For cells that were not scanned. */
export const anyTrait = (1 << traitBits) - 1;

const { escaped, markup, control, wide, odd } = cellTrait;
const nameSign = /[\w ,.'/+%:()!?;#-]/;
const firstWide = 0x80;

/** The traits that each UTF-8 byte implies. */
export const traitsOfByte: Uint8Array = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (byte >= firstWide) return wide | odd;
  const sign = String.fromCharCode(byte);
  return (
    (/["\\\p{Cc}]/u.test(sign) ? escaped : 0) |
    (/[&<]/.test(sign) ? markup : 0) |
    (/\p{Cc}/u.test(sign) ? control : 0) |
    (nameSign.test(sign) ? 0 : odd)
  );
});
