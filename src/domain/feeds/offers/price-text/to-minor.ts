const maxReadableMinor = 1e15;

export interface NumberStyle {
  /** Decimals of the currency's minor unit. */
  decimals: number;
  /** Whether '12,500' has three decimals in this currency, as in Tunisia. */
  hasDecimalComma: boolean;
}

/** '1.299,00', '1,299', '1 299.5', '34.992001' in minor units; null: it cannot be told what is meant. */
export function toMinor(number: string, style: NumberStyle): number | null {
  // Fast path for what nearly all feeds write.
  if (/^\d{1,9}(?:\.\d{1,2})?$/.test(number)) return scale(number, style);
  const bare = number.replace(/[ '_]/g, '');
  const separators = bare.replace(/\d/g, '');
  const last = separators.at(-1) ?? '';
  const wholeDigits = bare.lastIndexOf(last);
  const decimals = bare.length - wholeDigits - 1;
  const isMixed = new Set(separators).size > 1;
  // '12,345.678,90'
  if (isMixed && separators.indexOf(last) < separators.length - 1) return null;
  if (!isMixed && separators.length > 1 && decimals !== 3) return null;
  const isDecimal =
    last !== '' &&
    (isMixed || (separators.length === 1 && isDecimalPoint(bare, number, last, style)));
  const digits = bare.replace(/[.,]/g, '');
  const amount = isDecimal ? `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}` : digits;
  const minor = scale(amount, style);
  return Number.isFinite(minor) && minor <= maxReadableMinor ? minor : null;
}

const scale = (amount: string, { decimals }: NumberStyle) =>
  Math.round(Number(amount) * 10 ** decimals + 1e-6);

/** A single separator before exactly three digits groups thousands, unless the number says otherwise. */
function isDecimalPoint(bare: string, number: string, mark: string, style: NumberStyle): boolean {
  const [whole = '', rest = ''] = bare.split(mark);
  if (rest.length !== 3 || whole === '' || whole === '0' || whole.length > 3) return true;
  // '1 250,500'
  if (bare !== number) return true;
  return style.decimals === 3 && (mark === '.' || style.hasDecimalComma);
}
