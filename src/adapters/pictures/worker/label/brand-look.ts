import { type Voice, voices } from './text/typefaces.ts';

/** What makes a brand's labels its own, the same on everything it sells. */
export interface Look {
  voice: Voice;
  /** The brand's name in capitals. */
  caps: boolean;
  /** The product's name in capitals. */
  nameCaps: boolean;
  tracking: number;
  /** A whole number below `count`, the brand's own; `salt` keeps questions apart. */
  pick(count: number, salt: number): number;
}

export function brandLook(brandId: number, typeface: string): Look {
  const pick = (count: number, salt: number) => scramble(brandId * 31 + salt * 7919) % count;
  const voice = voices[typeface] ?? voices.jost;
  if (!voice) throw new RangeError(`no voice ${typeface}`);
  const caps = voice.caps === 'always' || (voice.caps === 'sometimes' && pick(3, 1) > 0);
  const [from, to] = voice.tracking;
  return {
    voice,
    caps,
    nameCaps: voice.caps !== 'never' && pick(3, 2) === 0,
    tracking: caps ? from + ((to - from) * pick(5, 3)) / 4 : Math.min(0.02, from),
    pick,
  };
}

/** Neighbouring numbers come out unlike each other. */
function scramble(value: number): number {
  let x = value | 0;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return (x ^ (x >>> 15)) >>> 0;
}
