import { parseAst } from 'vite';

/** New bodies of functions and classes, by name; for a function that is assigned, the assigned name. */
export type Bodies = Readonly<Record<string, string>>;

interface Body {
  name: string;
  start: number;
  end: number;
}

/** Replaces the bodies of functions and classes. Each name must be in the code exactly once. */
export function replaceBodies(code: string, bodies: Bodies): string {
  const found = namedBodies(code).filter(({ name }) => Object.hasOwn(bodies, name));
  for (const name of Object.keys(bodies)) {
    const count = found.filter((body) => body.name === name).length;
    if (count !== 1) throw new Error(`${name} was found ${count} times.`);
  }
  let result = '';
  let position = 0;
  for (const { name, start, end } of found.sort((a, b) => a.start - b.start)) {
    // The body is part of another one that is replaced.
    if (start < position) continue;
    result += `${code.slice(position, start)}{${bodies[name]}}`;
    position = end;
  }
  return result + code.slice(position);
}

/** The bodies of all functions and classes of a module that have a name or are assigned to one. */
function namedBodies(code: string): Body[] {
  const bodies: Body[] = [];
  function visit(node: unknown, assignedName: string | undefined): void {
    if (Array.isArray(node)) {
      for (const item of node) visit(item, assignedName);
      return;
    }
    if (!isNode(node)) return;
    const { type, body, id, init, left, right } = node;
    if (/^(Function|Class|ArrowFunction)/.test(type) && isNode(body)) {
      const name = isNode(id) ? text(id) : assignedName;
      if (name !== undefined) bodies.push({ name, start: body.start, end: body.end });
      visit(body, undefined);
      return;
    }
    if (type === 'VariableDeclarator' && isNode(id)) visit(init, text(id));
    else if (type === 'AssignmentExpression' && isNode(left)) visit(right, text(left));
    else {
      const isCall = type === 'CallExpression';
      for (const child of Object.values(node)) visit(child, isCall ? assignedName : undefined);
    }
  }
  const text = ({ start, end }: Node) => code.slice(start, end);
  visit(parseAst(code), undefined);
  return bodies;
}

interface Node extends Record<string, unknown> {
  type: string;
  start: number;
  end: number;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
