/**
 * What a cell's text may hold. Each is a bit, set when the splitter came across it, so that whoever reads
 * a cell need not look through it again. A bit may be set for nothing; one that is not set is a promise.
 */
export const cellTrait = {
  /** A quote, a backslash or a control character: what JSON and COPY write otherwise. */
  escaped: 1,
  /** '&' or '<': an entity or a tag may begin here. */
  markup: 2,
  control: 4,
  /** Anything beyond ASCII. */
  wide: 8,
  /** A sign that names seldom hold. */
  odd: 16,
} as const;

export const traitBits = 5;
/** Of a cell that nobody has looked through. */
export const anyTrait = (1 << traitBits) - 1;

const { escaped, markup, control, wide, odd } = cellTrait;
const nameSign = /[\w ,.'/+%:()!?;#-]/;
const firstWide = 0x80;

/** The traits that a byte of UTF-8 gives its cell. */
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
