/**
 * Phrases as the rules list them, matched word by word, so that spelling of punctuation does not matter and time grows
 * with the length of the text only. A phrase is a row of elements:
 *
 * - `word`, `prefix*`, `a|b|two_words`: one of these; `a|b?` may be missing
 * - `#`: a number
 * - `..` up to 3 other words, `...` up to 8, within a sentence
 * - `!a|b`: not followed by these; as the first element: not preceded by these
 * - `^`: the beginning of a sentence
 */
export type Phrases = (tokens: readonly string[]) => number;

/** Ends a sentence in a row of tokens. */
const sentenceEnd = '.';

/** The words of a text in lower case, signs with a meaning, and the ends of sentences. */
export function phraseTokens(lower: string): string[] {
  const tokens =
    lower.replace(/['’]/g, '').match(/[\p{L}\p{N}]+|[.!?;](?![\p{L}\p{N}])|\n|[%$€£@#:>→]/gu) ?? [];
  return tokens.map((token) => (/[.!?;\n]/.test(token) ? sentenceEnd : token));
}

type Word = (token: string) => boolean;
interface Choice {
  /** Alternatives of one whole word. */
  exact: ReadonlySet<string>;
  /** Longer ones, numbers and beginnings of words. */
  others: readonly (readonly Word[])[];
}
type Element =
  | { kind: 'words'; choice: Choice; isOptional: boolean }
  | { kind: 'gap'; max: number }
  | { kind: 'not'; choice: Choice }
  | { kind: 'start' };

const gaps: Readonly<Record<string, number>> = { '..': 3, '...': 8 };

/** Prepares phrases; the result counts how many different ones of them a text has. */
export function compilePhrases(lines: string): Phrases {
  const byFirstWord = new Map<string, Element[][]>();
  const others: Element[][] = [];
  for (const line of lines.split('\n').map((each) => each.trim())) {
    if (line === '') continue;
    const sources = line.split(/ +/);
    const elements = sources.map(readElement);
    const firstWords = exactFirstWords(sources.find((source) => !/^[!^]/.test(source)) ?? '');
    if (!firstWords) others.push(elements);
    for (const word of firstWords ?? []) {
      byFirstWord.set(word, [...(byFirstWord.get(word) ?? []), elements]);
    }
  }
  return (tokens) => {
    const found = new Set<Element[]>();
    for (const [start, token] of tokens.entries()) {
      for (const phrases of [byFirstWord.get(token) ?? [], others]) {
        for (const elements of phrases) {
          if (!found.has(elements) && beginsAt(tokens, start, elements)) found.add(elements);
        }
      }
    }
    return found.size;
  };
}

/** The words with which a phrase begins, or null if they cannot be listed. */
function exactFirstWords(source: string): string[] | null {
  if (/[*#?]/.test(source)) return null;
  return [...new Set(source.split('|').map((words) => words.split('_')[0] ?? ''))];
}

function readElement(source: string): Element {
  if (source === '^') return { kind: 'start' };
  const max = gaps[source];
  if (max !== undefined) return { kind: 'gap', max };
  if (source.startsWith('!')) return { kind: 'not', choice: readChoice(source.slice(1)) };
  const isOptional = source.endsWith('?');
  const words = isOptional ? source.slice(0, -1) : source;
  return { kind: 'words', choice: readChoice(words), isOptional };
}

function readChoice(source: string): Choice {
  const alternatives = source.split('|');
  const isExact = (words: string) => !/[_*#]/.test(words);
  return {
    exact: new Set(alternatives.filter(isExact)),
    others: alternatives
      .filter((words) => !isExact(words))
      .map((words) => words.split('_').map(readWord)),
  };
}

function readWord(word: string): Word {
  if (word === '#') return (token) => token >= '0' && token < ':';
  if (!word.endsWith('*')) return (token) => token === word;
  const prefix = word.slice(0, -1);
  return (token) => token.startsWith(prefix);
}

function beginsAt(tokens: readonly string[], start: number, elements: readonly Element[]): boolean {
  const [first] = elements;
  if (first?.kind === 'start') {
    const isStart = start === 0 || tokens[start - 1] === sentenceEnd;
    return isStart && goesOn(tokens, start, elements, 1);
  }
  if (first?.kind === 'not') {
    return !endsAt(tokens, start, first.choice) && goesOn(tokens, start, elements, 1);
  }
  return goesOn(tokens, start, elements, 0);
}

/** Whether one of the alternatives stands right before a token. */
function endsAt(tokens: readonly string[], start: number, { exact, others }: Choice): boolean {
  if (exact.has(tokens[start - 1] ?? '')) return true;
  return others.some((words) => matches(tokens, start - words.length, words));
}

function goesOn(
  tokens: readonly string[],
  at: number,
  elements: readonly Element[],
  index: number,
): boolean {
  const element = elements[index];
  if (!element) return true;
  if (element.kind === 'start') return false;
  if (element.kind === 'gap') {
    for (let skipped = 0; skipped <= element.max; skipped++) {
      if (goesOn(tokens, at + skipped, elements, index + 1)) return true;
      if (tokens[at + skipped] === sentenceEnd) return false;
    }
    return false;
  }
  const next = (length: number) => goesOn(tokens, at + length, elements, index + 1);
  const { exact, others } = element.choice;
  const hasWord = exact.has(tokens[at] ?? '');
  const isFound = (words: readonly Word[]) => matches(tokens, at, words);
  if (element.kind === 'not') return !hasWord && !others.some(isFound) && next(0);
  if (hasWord && next(1)) return true;
  if (others.some((words) => isFound(words) && next(words.length))) return true;
  return element.isOptional && next(0);
}

function matches(tokens: readonly string[], at: number, words: readonly Word[]): boolean {
  return words.every((isWord, index) => {
    const token = tokens[at + index];
    return token !== undefined && isWord(token);
  });
}
