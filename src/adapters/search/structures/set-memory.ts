import type { Bits } from './bitset';

/** Sets take up a multiple of this many words, because 128 bits are intersected at once. */
export const wordsPerStep = 4;

/** Memory for many sets. Places and lengths are in words. */
export interface SetMemory {
  words: Bits;
  /**
   * Writes to `counts` how many items `members` has in common with each of the sets, which have its
   * length and follow one another.
   */
  countCommon(
    sets: number,
    setCount: number,
    length: number,
    members: number,
    counts: number,
  ): void;
  /** Removes from a set what another one of its length does not have. */
  intersect(set: number, other: number, length: number): void;
}

const bytesPerPage = 65_536;

export function allocateSets(words: number): SetMemory {
  const memory = new WebAssembly.Memory({ initial: Math.ceil((words * 4) / bytesPerPage) });
  const { countCommon, intersect } = new WebAssembly.Instance(program, { index: { memory } })
    .exports;
  if (typeof countCommon !== 'function' || typeof intersect !== 'function') {
    throw new Error('The program has no such function.');
  }
  return {
    words: new Uint32Array(memory.buffer, 0, words),
    countCommon(sets, setCount, length, members, counts) {
      if (setCount > 0 && length > 0) {
        countCommon(sets * 4, setCount, length * 4, members * 4, counts * 4);
      }
    },
    intersect(set, other, length) {
      if (length > 0) intersect(set * 4, other * 4, length * 4);
    },
  };
}

const get = (local: number) => [0x20, local];
const set = (local: number) => [0x21, local];
const setAndGet = (local: number) => [0x22, local];
const constant = (value: number) => [0x41, value];
const [add, subtract, isLess] = [0x6a, 0x6b, 0x49];
const [loop, end, repeatIf] = [[0x03, 0x40], 0x0b, [0x0d, 0]];
const load128 = [0xfd, 0x00, 4, 0];
const and128 = [0xfd, 0x4e];
const [integer, vector] = [0x7f, 0x7b];

interface WasmFunction {
  name: string;
  /** All are integers. */
  parameters: number;
  /** The types of further variables; they start at zero. */
  locals: number[];
  code: number[];
}

/**
 *     do {
 *       let [at, count] = [0, 0];
 *       do {
 *         count += popCount(memory[sets + at] & memory[members + at]);
 *         at += 16;
 *       } while (at < length);
 *       memory[counts] = count;
 *       counts += 4;
 *       sets += length;
 *     } while (--setCount);
 */
function countCommonFunction(): WasmFunction {
  const [sets, setCount, length, members, counts, at, sums] = [0, 1, 2, 3, 4, 5, 6];
  const store = [0x36, 2, 0];
  const zeros = [0xfd, 0x0c, ...Array.from({ length: 16 }, () => 0)];
  /** Bits per byte, added up in pairs to 16 and then 32 bits. */
  const countBits = [0xfd, 0x62, 0xfd, 0x7d, 0xfd, 0x7f];
  const addFour = [0xfd, 0xae, 0x01];
  const oneOfFour = (which: number) => [0xfd, 0x1b, which];

  // biome-ignore format: one line per statement
  const code = [
    ...loop,
      ...zeros, ...set(sums),
      ...constant(0), ...set(at),
      ...loop,
        ...get(sums),
        ...get(sets), ...get(at), add, ...load128,
        ...get(members), ...get(at), add, ...load128,
        ...and128, ...countBits, ...addFour, ...set(sums),
        ...get(at), ...constant(16), add, ...setAndGet(at),
        ...get(length), isLess, ...repeatIf,
      end,
      ...get(counts),
      ...[0, 1, 2, 3].flatMap((which) => [...get(sums), ...oneOfFour(which)]), add, add, add,
      ...store,
      ...get(counts), ...constant(4), add, ...set(counts),
      ...get(sets), ...get(length), add, ...set(sets),
      ...get(setCount), ...constant(1), subtract, ...setAndGet(setCount), ...repeatIf,
    end,
    end,
  ];
  return { name: 'countCommon', parameters: 5, locals: [integer, vector], code };
}

/**
 *     let at = 0;
 *     do {
 *       memory[set + at] &= memory[other + at];
 *       at += 16;
 *     } while (at < length);
 */
function intersectFunction(): WasmFunction {
  const [own, other, length, at] = [0, 1, 2, 3];
  const store128 = [0xfd, 0x0b, 4, 0];

  // biome-ignore format: one line per statement
  const code = [
    ...loop,
      ...get(own), ...get(at), add,
      ...get(own), ...get(at), add, ...load128,
      ...get(other), ...get(at), add, ...load128,
      ...and128, ...store128,
      ...get(at), ...constant(16), add, ...setAndGet(at),
      ...get(length), isLess, ...repeatIf,
    end,
    end,
  ];
  return { name: 'intersect', parameters: 3, locals: [integer], code };
}

/**
 * The only part of the site in WebAssembly, whose instructions for 128 bits make it about eight times faster
 * than JavaScript. The format of modules: https://webassembly.github.io/spec/core/binary/modules.html
 */
function assemble(functions: readonly WasmFunction[]): Uint8Array<ArrayBuffer> {
  const list = (items: readonly (readonly number[])[]) => [...lengthOf(items), ...items.flat()];
  const lengthOf = ({ length: count }: { length: number }) =>
    count < 128 ? [count] : [(count & 127) | 128, count >> 7];
  const text = (characters: string) => [characters.length, ...Buffer.from(characters)];
  const section = (id: number, items: readonly (readonly number[])[]) => {
    const content = list(items);
    return [id, ...lengthOf(content), ...content];
  };
  const types = functions.map(({ parameters }) => [
    0x60,
    ...list(Array.from({ length: parameters }, () => [integer])),
    0,
  ]);
  const bodies = functions.map(({ locals, code }) => {
    const body = [...list(locals.map((type) => [1, type])), ...code];
    return [...lengthOf(body), ...body];
  });
  return Uint8Array.from([
    ...[0, ...Buffer.from('asm'), 1, 0, 0, 0],
    ...section(1, types),
    ...section(2, [[...text('index'), ...text('memory'), 2, 0, 0]]),
    ...section(
      3,
      functions.map((_, at) => [at]),
    ),
    ...section(
      7,
      functions.map(({ name }, at) => [...text(name), 0, at]),
    ),
    ...section(10, bodies),
  ]);
}

const program = new WebAssembly.Module(assemble([countCommonFunction(), intersectFunction()]));
