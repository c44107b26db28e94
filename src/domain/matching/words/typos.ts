import type { TitleWord } from '../titles/title-word';

const minSlipLength = 6;

/** Whether two long unknown words differ by one letter. */
export function differByTypo(one: TitleWord, other: TitleWord): boolean {
  if (one.kind !== 'name' || other.kind !== 'name') return false;
  if (Math.abs(one.text.length - other.text.length) > 1) return false;
  return one.text.length <= other.text.length
    ? isOneLetterOff(one.text, other.text)
    : isOneLetterOff(other.text, one.text);
}

/** One letter inserted, deleted or replaced, or two swapped. */
function isOneLetterOff(short: string, long: string): boolean {
  if (short.length < minSlipLength) return false;
  let from = 0;
  while (from < short.length && short.charCodeAt(from) === long.charCodeAt(from)) from += 1;
  if (long.length > short.length) return endsAlike(short, from, long, from + 1);
  if (endsAlike(short, from + 1, long, from + 1)) return true;
  const isTurned =
    short.charCodeAt(from) === long.charCodeAt(from + 1) &&
    short.charCodeAt(from + 1) === long.charCodeAt(from);
  return isTurned && endsAlike(short, from + 2, long, from + 2);
}

/** Whether the rests of two texts are equal; they have the same length. */
function endsAlike(one: string, from: number, other: string, otherFrom: number): boolean {
  for (let at = 0; from + at < one.length; at += 1) {
    if (one.charCodeAt(from + at) !== other.charCodeAt(otherFrom + at)) return false;
  }
  return true;
}
