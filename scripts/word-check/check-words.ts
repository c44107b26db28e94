import { parseSync, Visitor } from 'oxc-parser';
import { allowedWords } from './allowed.ts';
import { wordRules } from './word-list.ts';

interface Fragment {
  offset: number;
  text: string;
}

/** Every use of a listed word in a file: line, word and what to write instead. */
export function checkWords(path: string, text: string): string[] {
  const problems: { offset: number; message: string }[] = [];
  const everything = [{ offset: 0, text }];
  const texts = readTexts(path, text);
  for (const { pattern, instead, scope } of wordRules) {
    for (const fragment of scope === 'texts' ? texts : everything) {
      for (const match of fragment.text.matchAll(pattern)) {
        if (isAllowed(path, match[0])) continue;
        const offset = fragment.offset + match.index;
        problems.push({ offset, message: `"${match[0]}": write ${instead}` });
      }
    }
  }
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  return problems
    .sort((a, b) => a.offset - b.offset)
    .map(({ offset, message }) => `${path}:${lineOf(offset)} ${message}`);
}

function isAllowed(path: string, word: string): boolean {
  return allowedWords.some((allowed) => allowed.file.test(path) && allowed.word.test(word));
}

/** What people read: help articles, and strings of pages and emails that contain a space. */
function readTexts(path: string, text: string): Fragment[] {
  if (path.endsWith('.md')) return /\/articles\//.test(path) ? [{ offset: 0, text }] : [];
  if (!/^src\/(?:web|emails)\/.*\.tsx?$/.test(path) || /\.test\./.test(path)) return [];
  const fragments: Fragment[] = [];
  const add = (offset: number, value: string) => {
    if (/\w\s+\w/.test(value)) fragments.push({ offset, text: value });
  };
  new Visitor({
    JSXText: (node) => add(node.start, text.slice(node.start, node.end)),
    Literal: (node) => {
      if (typeof node.value === 'string') add(node.start, text.slice(node.start, node.end));
    },
    TemplateElement: (node) => add(node.start, text.slice(node.start, node.end)),
  }).visit(parseSync(path, text).program);
  return fragments;
}
