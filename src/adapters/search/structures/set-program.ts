const get = (local: number) => [0x20, local];
const set = (local: number) => [0x21, local];
const setAndGet = (local: number) => [0x22, local];
const constant = (value: number) => [0x41, value];
const [add, subtract, isLess] = [0x6a, 0x6b, 0x49];
const [loop, end, repeatIf] = [[0x03, 0x40], 0x0b, [0x0d, 0]];
const load128 = [0xfd, 0x00, 4, 0];
const and128 = [0xfd, 0x4e];
const [integer, long, vector] = [0x7f, 0x7e, 0x7b];

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
 * With 64 bits at once:
 *
 *     let [at, hitBefore, missedBefore] = [0, 0, 0];
 *     do {
 *       // A range may continue in the next word, so each word has an end.
 *       const ends = memory[lasts + at] | lastBit;
 *       // The sum carries into the end of a range exactly when a lower bit of the range is set.
 *       const rangesWith = (bits) => (((bits & ~ends) + ~ends) | bits) & ends;
 *       const hit = rangesWith(memory[set + at] | hitBefore);
 *       const missed = rangesWith(~memory[set + at] | missedBefore);
 *       memory[found + at] = hit & memory[lasts + at];
 *       memory[partly + at] = hit & memory[lasts + at] & missed;
 *       // 1 if the last range continues.
 *       hitBefore = (hit & ~memory[lasts + at]) >>> 63;
 *       missedBefore = (missed & ~memory[lasts + at]) >>> 63;
 *       at += 8;
 *     } while (at < length);
 */
function findRangesFunction(): WasmFunction {
  const [own, lasts, found, partly, length, at] = [0, 1, 2, 3, 4, 5];
  const [items, ends, realEnds, bits, hit, missed, hitBefore, missedBefore] = [
    6, 7, 8, 9, 10, 11, 12, 13,
  ];
  const [and, or, xor, sum, shiftRight] = [0x83, 0x84, 0x85, 0x7c, 0x88];
  const load = [0x29, 3, 0];
  const store = [0x37, 3, 0];
  const long63 = [0x42, 63];
  const lastBit = [0x42, ...Array.from({ length: 9 }, () => 0x80), 0x7f];
  const not = [0x42, 0x7f, xor];
  const rangesWithBits = [
    ...[...get(bits), ...get(ends), ...not, and, ...get(ends), ...not, sum],
    ...[...get(bits), or, ...get(ends), and],
  ];
  const continues = (ranges: number) => [
    ...[...get(ranges), ...get(realEnds), ...not, and, ...long63, shiftRight],
  ];

  // biome-ignore format: one line per statement
  const code = [
    ...loop,
      ...get(own), ...get(at), add, ...load, ...set(items),
      ...get(lasts), ...get(at), add, ...load, ...set(realEnds),
      ...get(realEnds), ...lastBit, or, ...set(ends),
      ...get(items), ...get(hitBefore), or, ...set(bits),
      ...rangesWithBits, ...set(hit),
      ...get(items), ...not, ...get(missedBefore), or, ...set(bits),
      ...rangesWithBits, ...set(missed),
      ...get(found), ...get(at), add, ...get(hit), ...get(realEnds), and, ...store,
      ...get(partly), ...get(at), add, ...get(hit), ...get(realEnds), and, ...get(missed), and, ...store,
      ...continues(hit), ...set(hitBefore),
      ...continues(missed), ...set(missedBefore),
      ...get(at), ...constant(8), add, ...setAndGet(at),
      ...get(length), isLess, ...repeatIf,
    end,
    end,
  ];
  const locals = [integer, ...Array.from({ length: 8 }, () => long)];
  return { name: 'findRanges', parameters: 5, locals, code };
}

/**
 * The only part of the site in WebAssembly, whose instructions for 64 and 128 bits make it several times
 * faster than JavaScript. The format of modules: https://webassembly.github.io/spec/core/binary/modules.html
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

export const setProgram = new WebAssembly.Module(
  assemble([countCommonFunction(), intersectFunction(), findRangesFunction()]),
);
