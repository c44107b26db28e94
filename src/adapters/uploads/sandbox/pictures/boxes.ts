import { uploadLimits } from '../../../../domain/uploads/upload-limits.ts';
import { broken, fourLetters, tooComplex, viewOf } from '../bytes.ts';

/** A box of an ISO base media file, by its offsets. */
export interface IsoBox {
  type: string;
  /** Offset of its type. */
  typeAt: number;
  start: number;
  end: number;
}

/** The consecutive boxes between two offsets. */
export function listBoxes(bytes: Uint8Array, from: number, to: number): IsoBox[] {
  const view = viewOf(bytes);
  const boxes: IsoBox[] = [];
  for (let at = from; at < to; ) {
    if (boxes.length >= uploadLimits.maxAvifItems) throw tooComplex('too many boxes');
    if (at + 8 > to) throw broken('a box ends too early');
    const short = view.getUint32(at);
    const isLong = short === 1;
    if (isLong && at + 16 > to) throw broken('a box ends too early');
    const length = isLong ? Number(view.getBigUint64(at + 8)) : short === 0 ? to - at : short;
    const start = at + (isLong ? 16 : 8);
    const end = at + length;
    if (end < start || end > to) throw broken('a box is longer than its parent');
    boxes.push({ type: fourLetters(bytes, at + 4), typeAt: at + 4, start, end });
    at = end;
  }
  return boxes;
}

/** Reads integers of any length within one box. */
export function numbersIn(bytes: Uint8Array, { start, end }: Pick<IsoBox, 'start' | 'end'>) {
  let at = start;
  return {
    place: () => at,
    next(count: number): number {
      if (at + count > end) throw broken('a box ends too early');
      let value = 0;
      for (const stop = at + count; at < stop; at += 1) value = value * 256 + (bytes[at] ?? 0);
      return value;
    },
  };
}
