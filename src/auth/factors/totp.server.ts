import { createHmac, randomBytes } from 'node:crypto';
import { sameText } from '../secrets.server';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const periodSeconds = 30;

/** A secret for an authenticator app, in base32 (RFC 4648). */
export function newTotpSecret(): string {
  const bits = [...randomBytes(20)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('');
}

function decode(secret: string): Buffer {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

const stepAt = (now: Date) => Math.floor(now.getTime() / 1_000 / periodSeconds);

/** The code of a 30-second time step (RFC 6238, SHA-1, six digits). */
function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', decode(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The current code. @internal */
export function totpCode(secret: string, now: Date): string {
  return codeAt(secret, stepAt(now));
}

/** The time step of a code: the current one, or an adjacent one to tolerate clock drift. */
export function matchingStep(secret: string, code: string, now: Date): number | undefined {
  const present = stepAt(now);
  return [present, present - 1, present + 1].find((step) => sameText(codeAt(secret, step), code));
}

/** The content of the QR code. */
export function totpUri(secret: string, label: { issuer: string; account: string }): string {
  const query = new URLSearchParams({
    algorithm: 'SHA1',
    digits: '6',
    issuer: label.issuer,
    period: String(periodSeconds),
    secret,
  });
  const path = `${encodeURIComponent(label.issuer)}:${encodeURIComponent(label.account)}`;
  return `otpauth://totp/${path}?${query.toString().replaceAll('+', '%20')}`;
}
