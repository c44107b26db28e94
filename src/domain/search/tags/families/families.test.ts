import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashText } from '~/domain/hash-text';
import { Families, type FamilyMember, foldWords, hashWords } from './families';
import { splitShade } from './split-shade';

const makeup = { category: 'makeup', subcategory: 'lipstick' };
const tools = { category: 'tools', subcategory: 'hair-tools' };
const skincare = { category: 'skincare', subcategory: 'serums' };

test.each([
  ['Velvet Lipstick in Rosewood', makeup, 'Rosewood'],
  ['Velvet Lipstick - 120 Ivory', makeup, '120 Ivory'],
  ['Velvet Lipstick, Plum Noir', makeup, 'Plum Noir'],
  ['Velvet Lipstick (Ruby Woo)', makeup, 'Ruby Woo'],
  ['Cover Cushion SPF 50+ in 110 Porcelain', makeup, '110 Porcelain'],
  ['Velvet Lipstick in Nude Hour', makeup, 'Nude Hour'],
  ['Shadow Palette in Cinnamon Stick', makeup, 'Cinnamon Stick'],
  ['Matte Foundation, 24 Hour', makeup, null],
  ['Cream Blush, Stick', makeup, null],
  ['Mascara - Waterproof', makeup, null],
  ['Lipstick - Matte', makeup, null],
  ['Lip Balm, Travel Size', makeup, null],
  ['All in One Palette', makeup, null],
  ['Lipstick', makeup, null],
  ['Flat Iron in Rose Gold', tools, 'Rose Gold'],
  ['Hair Dryer in Travel Case', tools, null],
  ['Serum - Red Ginseng', skincare, null],
])('the shade of "%s"', (name, shelf, shade) => {
  const split = splitShade(name, shelf);
  expect(split.shade).toBe(shade);
  expect(split.base).toBe(shade === null ? name : name.slice(0, split.base.length));
});

test('the hash of a name is that of its folded words', () => {
  const text = fc.oneof(
    fc.string(),
    fc.array(fc.constantFrom('Lip ', ' - ', 'é', '5', '&')).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, (name) => {
      const hash = hashWords(name);
      if (hash !== null) expect(hash).toBe(hashText(foldWords(name)));
    }),
  );
  expect(hashWords(' Velvet  LIPSTICK - No. 5 ')).toBe(hashText('velvet lipstick no 5'));
});

describe('families', () => {
  const member = (id: number, name: string, given: Partial<FamilyMember> = {}): FamilyMember => ({
    id,
    groupId: id,
    brandId: 1,
    name,
    ...makeup,
    ...given,
  });
  const familiesOf = (...members: FamilyMember[]) => {
    const families = new Families();
    return members.map((one) => families.join(one));
  };

  test('shades of one name are one family, under its smallest id', () => {
    expect(
      familiesOf(
        member(3, 'Velvet Lipstick in Rosewood'),
        member(7, 'Velvet Lipstick - Plum Noir'),
        member(9, 'VELVET LIPSTICK, Peach Fuzz'),
        member(10, 'Satin Lipstick in Rosewood'),
      ),
    ).toEqual([3, 3, 3, 10]);
  });

  test('other brands have their own', () => {
    const other = { brandId: 2 };
    expect(familiesOf(member(1, 'Lipstick in Red'), member(2, 'Lipstick in Red', other))).toEqual([
      1, 2,
    ]);
  });

  test('sizes of one formula are one family even if named differently', () => {
    expect(
      familiesOf(
        member(1, 'Velvet Lipstick in Rosewood'),
        member(2, 'Velvet Lipstick in Red'),
        member(4, 'Red Velvet Lipstick Jumbo', { groupId: 2 }),
      ),
    ).toEqual([1, 1, 1]);
  });

  test('many names stay apart', () => {
    const names = Array.from({ length: 2_000 }, (_, index) =>
      member(index + 1, `Lipstick No ${index}`),
    );
    expect(new Set(familiesOf(...names)).size).toBe(2_000);
  });
});
