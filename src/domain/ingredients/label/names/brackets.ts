interface Bracketed {
  outside: string;
  inside: string[];
  before: string;
  after: string;
}

/** The texts outside and inside the outermost brackets. */
export function splitBrackets(name: string): Bracketed {
  const inside: string[] = [];
  let outside = '';
  let before = '';
  let after = '';
  let content = '';
  let depth = 0;
  for (const sign of name) {
    if ('([{'.includes(sign)) {
      depth += 1;
      if (depth === 1) {
        outside += ' ';
        after = '';
        content = '';
        continue;
      }
    } else if (')]}'.includes(sign)) {
      depth = Math.max(0, depth - 1);
      if (depth === 0) {
        if (content.trim() !== '') inside.push(content.trim());
        continue;
      }
    }
    if (depth > 0) content += sign;
    else {
      outside += sign;
      if (inside.length === 0) before += sign;
      else after += sign;
    }
  }
  if (depth > 0 && content.trim() !== '') inside.push(content.trim());
  return {
    outside: outside.replace(/ {2,}/g, ' ').trim(),
    inside,
    before: before.trim(),
    after: after.trim(),
  };
}

/** Whether slashes and brackets describe one mixture: 'Saccharomyces/(Honey/Rice) Ferment'. */
export function isBlend(name: string): boolean {
  const { outside, inside } = splitBrackets(name);
  const hasSlash = inside.some((content) => /[/+]/.test(content));
  return hasSlash && outside !== '' && (/^\W*\(/.test(name) || /\/ ?\(|\) ?\//.test(name));
}

/** Whether each bracket has a partner; half of a name in brackets has not. */
export const isBalanced = (text: string): boolean =>
  text.split('(').length === text.split(')').length;
