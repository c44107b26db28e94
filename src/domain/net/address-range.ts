import { readAddress } from '../auth/network-address.ts';

/** An IP range: addresses with the same prefix. */
export interface AddressRange {
  address: string;
  prefix: number;
  family: 'ipv4' | 'ipv6';
}

/** `66.249.64.0/19`, `2001:4860:4801::/48` or a single address; null for anything else. */
export function readAddressRange(text: string): AddressRange | null {
  const [, written = '', bits] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text.trim()) ?? [];
  const address = readAddress(written);
  // An address with a port is not a range.
  if (address === null || /^\d+\.[\d.]*:/.test(written)) return null;
  const family = address.includes(':') ? 'ipv6' : 'ipv4';
  const maxPrefix = family === 'ipv4' ? 32 : 128;
  const prefix = bits === undefined ? maxPrefix : Number(bits);
  return prefix <= maxPrefix ? { address, prefix, family } : null;
}
