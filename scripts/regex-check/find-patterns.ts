import { type CallExpression, type NewExpression, parseSync, Visitor } from 'oxc-parser';

/** A regular expression in the source. */
export interface Pattern {
  source: string;
  flags: string;
  /** Path and line. */
  where: string;
}

/** The regular expression literals of a file, and the lines that build one from strings. */
export function findPatterns(path: string, text: string): { literals: Pattern[]; built: string[] } {
  const literals: Pattern[] = [];
  const built: string[] = [];
  const whereOf = (offset: number) => `${path}:${text.slice(0, offset).split('\n').length}`;
  const build = ({ callee, start }: NewExpression | CallExpression) => {
    if (callee.type === 'Identifier' && callee.name === 'RegExp') built.push(whereOf(start));
  };
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      const { pattern: source, flags } = node.regex;
      literals.push({ source, flags, where: whereOf(node.start) });
    },
    NewExpression: (node) => build(node),
    CallExpression: (node) => build(node),
  }).visit(parseSync(path, text).program);
  return { literals, built };
}
