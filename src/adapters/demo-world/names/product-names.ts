import type { DemoBrand } from '../brands';
import type { Active } from '../kinds/actives';
import type { Kind } from '../kinds/kind';
import { type Shade, shadeOf, shadesPerFormula } from '../kinds/shades';
import { at, mix } from '../random';
import { type Pattern, patternsFor } from './name-patterns';
import type { Word } from './vocabulary-names';

interface ProductName {
  name: string;
  /** Which formula of the brand and kind; shades share it. */
  formula: number;
  actives: readonly Active[];
  shade: Shade | null;
}

interface Sheet {
  slots: Pattern;
  size: number;
  stride: number;
}

/** All names that a brand can give to products of a kind, without duplicates. */
export interface NameBook {
  nameOf(nth: number): ProductName;
}

const shadeJoints = [' in ', ' - ', ', '];

/** The names of a brand for a kind, in the brand's own order. */
export function openNameBook(brand: DemoBrand, kind: Kind, cell: number): NameBook {
  const sheets = patternsFor(brand.style, kind).flatMap((pattern, index) => {
    const slots = pattern.map((words) => favorites(words, mix(brand.id * 31 + index)));
    const size = slots.reduce((product, words) => product * words.length, 1);
    return size === 0 ? [] : [{ slots, size, stride: strideFor(size) }];
  });
  sheets.sort((a, b) => a.size - b.size);
  const total = sheets.reduce((sum, { size }) => sum + size, 0);
  const perFormula = shadesPerFormula(kind.shades);
  const joint = at(shadeJoints, brand.id % shadeJoints.length);
  const start = mix(cell + 9173);
  return {
    nameOf(nth) {
      const formula = Math.floor(nth / perFormula);
      const { text, actives } = read(sheets, total, formula, start);
      if (kind.shades === null) return { name: text, formula, actives, shade: null };
      const shade = shadeOf(kind.shades, nth % perFormula, mix(start + formula));
      return { name: `${text}${joint}${shade.name}`, formula, actives, shade };
    },
  };
}

/** Two thirds of the words, different for every brand. */
function favorites(words: readonly Word[], taste: number): readonly Word[] {
  if (words.length < 9) return words;
  const kept = Math.ceil((words.length * 2) / 3);
  const first = taste % words.length;
  const stride = strideFor(words.length);
  return Array.from({ length: kept }, (_, i) => at(words, (first + i * stride) % words.length));
}

function read(sheets: readonly Sheet[], total: number, formula: number, start: number) {
  const { sheet, turn, round } = place(sheets, total, formula);
  let rest = (start + turn * sheet.stride) % sheet.size;
  const texts: string[] = [];
  const actives: Active[] = [];
  for (const words of sheet.slots) {
    const word = at(words, rest % words.length);
    rest = Math.floor(rest / words.length);
    texts.push(word.text);
    if (word.active) actives.push(word.active);
  }
  return { text: tidy(texts.join(' ')) + (round > 0 ? ` No. ${round + 1}` : ''), actives };
}

/** Alternates between the sheets (shortest first) while they have names left. */
function place(sheets: readonly Sheet[], total: number, formula: number) {
  let left = formula % total;
  let before = 0;
  for (const [index, { size }] of sheets.entries()) {
    const open = sheets.length - index;
    const step = (size - before) * open;
    if (left < step) {
      const turn = before + Math.floor(left / open);
      return { sheet: at(sheets, index + (left % open)), turn, round: Math.floor(formula / total) };
    }
    left -= step;
    before = size;
  }
  throw new RangeError('a name book without names');
}

/** Moves SPF to the end and removes repeated words. */
function tidy(name: string): string {
  const once = name.replace(/\b(\w+) \1\b/g, '$1');
  return once.replace(/^(.*?) (SPF \d+\+?) (.+)$/, '$1 $3 $2');
}

/** A stride that visits every position of a circle once, far from the previous one. */
function strideFor(size: number): number {
  let stride = Math.max(1, Math.round(size * 0.618));
  while (divisor(stride, size) !== 1) stride++;
  return stride;
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
