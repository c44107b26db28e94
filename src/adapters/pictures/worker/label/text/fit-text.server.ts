import { measureLine, type Setting } from './text-line.server.ts';

export interface TextFitOptions {
  text: string;
  setting: Setting;
  width: number;
  maxSize: number;
  /** Text that would be smaller is shortened. */
  minSize: number;
  maxLines: number;
  /** Distance of baselines, relative to the font size. */
  leading: number;
}

export interface FittedText {
  lines: readonly string[];
  size: number;
}

/** Breaks text into as few lines at as large a size as fits the width; text that does not fit ends in '…'. */
export function fitText(options: TextFitOptions): FittedText {
  const words = options.text.split(/\s+/).filter(Boolean);
  for (let kept = words.length; kept > 0; kept--) {
    const shortened = kept < words.length;
    const fitted = fitWords(shortened ? endWithEllipsis(words.slice(0, kept)) : words, options);
    if (fitted.size >= options.minSize) return fitted;
    if (kept === 1) return fitted;
  }
  return { lines: [], size: options.minSize };
}

/** Drops trailing connecting words: 'Glow Serum with…' looks like a mistake. */
function endWithEllipsis(words: readonly string[]): string[] {
  const kept = [...words];
  while (kept.length > 1 && /^(with|and|of|for|in|the|[&+–—-])$/i.test(kept.at(-1) ?? ''))
    kept.pop();
  const last = kept.pop() ?? '';
  return [...kept, `${last.replace(/(?<![,;:.–—-])[,;:.–—-]+$/, '')}…`];
}

function fitWords(words: readonly string[], options: TextFitOptions): FittedText {
  const { setting, width, maxSize } = options;
  const widths = words.map((word) => measureLine(word, setting).width);
  const space = measureLine('\u00a0', setting).width + setting.tracking * 2;
  let best: FittedText = { lines: [], size: 0 };
  for (let count = 1; count <= Math.min(options.maxLines, words.length); count++) {
    const rows = breakEvenly(widths, space, count);
    const widest = Math.max(...rows.map(({ width: row }) => row), 1e-6);
    const size = Math.min(maxSize, width / widest);
    // An additional line must make the text noticeably larger.
    if (size <= best.size * 1.12) continue;
    best = { size, lines: rows.map(({ from, to }) => words.slice(from, to).join(' ')) };
  }
  return best;
}

interface Row {
  from: number;
  to: number;
  width: number;
}

/** Breaks words into `count` rows so that the widest row is as narrow as possible. */
function breakEvenly(widths: readonly number[], space: number, count: number): Row[] {
  const span = (from: number, to: number) =>
    widths.slice(from, to).reduce((sum, width) => sum + width, 0) + space * (to - from - 1);
  // Dynamic programming: best[index] breaks the words up to `index` into `row` rows.
  let best: { widest: number; rows: Row[] }[] = widths.map((_, index) => {
    const width = span(0, index + 1);
    return { widest: width, rows: [{ from: 0, to: index + 1, width }] };
  });
  for (let row = 2; row <= count; row++) {
    best = widths.map((_, index) => {
      let chosen = best[index] ?? { widest: Number.POSITIVE_INFINITY, rows: [] };
      for (let from = row - 1; from <= index; from++) {
        const before = best[from - 1];
        if (!before || before.rows.length !== row - 1) continue;
        const width = span(from, index + 1);
        const widest = Math.max(before.widest, width);
        if (chosen.rows.length === row && widest >= chosen.widest) continue;
        chosen = { widest, rows: [...before.rows, { from, to: index + 1, width }] };
      }
      return chosen;
    });
  }
  return best.at(-1)?.rows ?? [];
}
