import fc from 'fast-check';
import { expect, test } from 'vitest';
import { common, countBits } from './bitset';
import { allocateSets, wordsPerStep } from './set-memory';

const maxSetCount = 5;
const steps = fc.integer({ min: 1, max: 9 });
const word = fc.oneof(fc.constantFrom(0, 0xffffffff), fc.nat({ max: 0xffffffff }));

test('counts what a set has in common with each of the others', () => {
  fc.assert(
    fc.property(
      steps.chain((count) => {
        const length = count * wordsPerStep;
        const set = fc.array(word, { minLength: length, maxLength: length });
        return fc.record({ members: set, sets: fc.array(set, { maxLength: maxSetCount }) });
      }),
      ({ members, sets }) => {
        const length = members.length;
        const setsAt = length;
        const countsAt = setsAt + sets.length * length;
        const memory = allocateSets(countsAt + maxSetCount);
        memory.words.set(members);
        memory.words.set(sets.flat(), setsAt);
        memory.countCommon(setsAt, sets.length, length, 0, countsAt);
        expect([...memory.words.subarray(countsAt, countsAt + sets.length)]).toEqual(
          sets.map((set) => countBits(common(Uint32Array.from(set), Uint32Array.from(members)))),
        );
      },
    ),
  );
});
