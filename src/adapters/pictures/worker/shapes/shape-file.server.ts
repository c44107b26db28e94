import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { releaseMemory } from '../release-memory.ts';
import type { LabelSurface, Shape } from './shape.ts';

type PlaneName = 'paper' | 'paperTone' | 'base' | 'gloss' | 'pans' | 'runs' | 'mixes';

/** All of a shape but its planes, and how long each of those is. */
interface Head {
  shape: Omit<Shape, PlaneName | 'label'>;
  label: Pick<LabelSurface, 'left' | 'top' | 'width' | 'height' | 'artWidth'> | null;
  lengths: number[];
}

const quick = {
  [constants.ZSTD_c_compressionLevel]: 1,
  // A file that was cut off or has rotted must not become a picture.
  [constants.ZSTD_c_checksumFlag]: 1,
};

/** A prepared shape as the bytes of a file: decoding the render's own files takes a hundred times as long. */
export function packShape(shape: Shape): Buffer {
  const { paper, paperTone, base, gloss, runs, mixes, pans, label, ...rest } = shape;
  const none = new Uint8Array(0);
  // The widest numbers first, so that each plane begins where its numbers may.
  const planes = [
    ...[runs, paper, label?.light ?? none],
    ...[label?.u ?? none, label?.v ?? none, label?.spread ?? none],
    ...[label?.coverage ?? none, label?.detail ?? none],
    ...[paperTone, base, gloss, mixes, pans ?? none],
  ].map((plane) => new Uint8Array(plane.buffer, plane.byteOffset, plane.byteLength));
  const head: Head = {
    shape: rest,
    label: label && pickFrame(label),
    lengths: planes.map(({ length }) => length),
  };
  const text = Buffer.from(JSON.stringify(head));
  const start = Math.ceil((4 + text.length) / 8) * 8;
  const front = Buffer.alloc(start);
  front.writeUInt32LE(text.length);
  text.copy(front, 4);
  const whole = Buffer.concat([front, ...planes]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(whole.length);
  const packed = zstdCompressSync(whole, { params: quick });
  releaseMemory(whole);
  return Buffer.concat([size, packed]);
}

function pickFrame({ left, top, width, height, artWidth }: LabelSurface): Head['label'] {
  return { left, top, width, height, artWidth };
}

/** Reads what `packShape` wrote; throws for anything else. */
export function unpackShape(file: Buffer): Shape {
  const size = file.readUInt32LE();
  const whole = zstdDecompressSync(file.subarray(4), { chunkSize: size, maxOutputLength: size });
  if (whole.length !== size) throw new Error('a prepared shape is incomplete');
  const length = whole.readUInt32LE();
  const head: Head = JSON.parse(whole.toString('utf8', 4, 4 + length));
  // Its planes begin at multiples of their numbers' size, and their memory is nobody else's: it is given
  // back with the shape.
  const isAlone = whole.byteOffset === 0 && whole.buffer.byteLength === size;
  const bytes = isAlone ? new Uint8Array(whole.buffer) : Uint8Array.from(whole);
  let at = Math.ceil((4 + length) / 8) * 8;
  const planes = head.lengths.map((bytesLong) => {
    const plane = bytes.subarray(at, at + bytesLong);
    at += bytesLong;
    return plane;
  });
  const [runs, paper, light, u, v, spread, coverage, detail, ...rest] = planes;
  const [paperTone, base, gloss, mixes, pans] = rest;
  if (!runs || !paper || !light || !u || !v || !spread) throw new Error(lacking);
  if (!coverage || !detail) throw new Error(lacking);
  if (!paperTone || !base || !gloss || !mixes || !pans) throw new Error(lacking);
  return {
    ...head.shape,
    ...{ paperTone, base, gloss, mixes },
    paper: words(paper),
    runs: new Uint32Array(runs.buffer, runs.byteOffset, runs.length / 4),
    pans: pans.length > 0 ? pans : null,
    label: head.label && {
      ...head.label,
      ...{ u: words(u), v: words(v), coverage, detail },
      spread: new Int16Array(spread.buffer, spread.byteOffset, spread.length / 2),
      light: light.length > 0 ? words(light) : null,
    },
  };
}

const lacking = 'a prepared shape lacks a plane';

const words = ({ buffer, byteOffset, length }: Uint8Array) =>
  new Uint16Array(buffer, byteOffset, length / 2);
