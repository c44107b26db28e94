import fc from 'fast-check';
import { builtInIngredients } from '~/domain/ingredients/dictionary/built-in';
import { onePercentLine } from '~/domain/ingredients/one-percent-line';

const byName = new Map(builtInIngredients.map((each) => [each.name, each]));

/** How one name may be written otherwise, chosen by a number. */
const spellings: readonly ((name: string, choice: number) => string)[] = [
  (name) => name,
  (name) => name.toUpperCase(),
  (name) => name.toLowerCase(),
  (name, choice) => {
    const synonyms = byName.get(name)?.synonyms ?? [];
    return synonyms[choice % Math.max(synonyms.length, 1)] ?? name;
  },
  (name) => `${name}*`,
  (name, choice) => `${name} (${(choice % 50) / 10}%)`,
  (name) => `Organic ${name}`,
  (name) => name.replaceAll('-', ' - '),
  (name) => name.replace(' ', '  '),
  (name) => `${name}¹`,
  // One letter left out in the middle of a long word.
  (name, choice) => {
    const word = name.split(' ').find((part) => /^[A-Za-z]{9,}$/.test(part));
    if (word === undefined) return name;
    const at = 3 + (choice % (word.length - 6));
    return name.replace(word, word.slice(0, at) + word.slice(at + 1));
  },
];

const separators = [', ', ',', ' , ', '; ', ' • ', ',\n'];
const beginnings = ['', 'Ingredients: ', 'INGREDIENTS / INCI: ', '<p>', 'Inci: '];
const endings = ['', '.', ' *Certified organic.', ' [+/- CI 77491, CI 77492]', '</p>'];

/** Another spelling of a label: the same ingredients, in the same order above the estimated 1 % line. */
export function spellingOf(names: readonly string[]): fc.Arbitrary<string> {
  const line = onePercentLine(names.map((name) => byName.get(name)?.id ?? 0)) + 1;
  const below = names.slice(line);
  return fc
    .record({
      ways: fc.array(fc.tuple(fc.nat(spellings.length - 1), fc.nat(1_000)), {
        minLength: names.length,
        maxLength: names.length,
      }),
      below: fc.shuffledSubarray([...below], { minLength: below.length }),
      separator: fc.constantFrom(...separators),
      beginning: fc.constantFrom(...beginnings),
      ending: fc.constantFrom(...endings),
    })
    .map(({ ways, below: shuffled, separator, beginning, ending }) => {
      const written = [...names.slice(0, line), ...shuffled].map((name, at) => {
        const [way = 0, choice = 0] = ways[at] ?? [];
        return spellings[way]?.(name, choice) ?? name;
      });
      return `${beginning}${written.join(separator)}${ending}`;
    });
}
