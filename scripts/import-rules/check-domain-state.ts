import { type BindingPattern, type Expression, type Program, parseSync, Visitor } from 'oxc-parser';

const remedy = 'pass it as an argument, or keep it in an object that a run creates';

/** Methods that change a collection. */
const changes: ReadonlySet<string> = new Set([
  ...['set', 'add', 'delete', 'clear'],
  ...['push', 'pop', 'shift', 'unshift', 'splice', 'sort', 'reverse', 'fill'],
]);

/**
 * Every module of the domain with state: a variable of the module, or a collection that a function changes after
 * the module has been loaded. Tables that are built while it loads are fine.
 */
export function checkDomainState(files: ReadonlyMap<string, string>): string[] {
  const problems: string[] = [];
  for (const [path, text] of files) {
    if (!path.startsWith('domain/') || path.endsWith('.test.ts')) continue;
    problems.push(...findState(path, text));
  }
  return problems;
}

function findState(path: string, text: string): string[] {
  const { program } = parseSync(path, text);
  const problems: string[] = [];
  const report = (offset: number, reason: string) => {
    const line = text.slice(0, offset).split('\n').length;
    problems.push(`src/${path}:${line} state: ${reason}; ${remedy}`);
  };
  for (const { start, kind } of declarationsOf(program)) {
    if (kind !== 'const') report(start, 'the domain has no variables of modules');
  }
  const shared = namesOf(program);
  let depth = 0;
  const enter = () => {
    depth += 1;
  };
  const leave = () => {
    depth -= 1;
  };
  const reportChange = (changed: Expression | null, offset: number) => {
    const name = changed && depth > 0 ? baseOf(changed) : null;
    if (name !== null && shared.has(name)) report(offset, `a function changes ${name}`);
  };
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    CallExpression({ callee, start }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (changes.has(callee.property.name)) reportChange(callee.object, start);
    },
    AssignmentExpression({ left, start }) {
      if (left.type === 'MemberExpression') reportChange(left.object, start);
    },
    UpdateExpression({ argument, start }) {
      if (argument.type === 'MemberExpression') reportChange(argument.object, start);
    },
  }).visit(program);
  return problems;
}

function declarationsOf({ body }: Program) {
  return body.flatMap((statement) => {
    const declared =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return declared?.type === 'VariableDeclaration' ? [declared] : [];
  });
}

/** The names of the module's constants, except those that something inside of it is called as well. */
function namesOf(program: Program): ReadonlySet<string> {
  const own = new Set<BindingPattern>();
  for (const { declarations } of declarationsOf(program)) {
    for (const { id } of declarations) own.add(id);
  }
  const inside = new Set<string>();
  const takeInside = (id: BindingPattern) => {
    if (id.type === 'Identifier' && !own.has(id)) inside.add(id.name);
  };
  new Visitor({
    VariableDeclarator: ({ id }) => takeInside(id),
    FunctionDeclaration: ({ params }) => takeParams(params),
    FunctionExpression: ({ params }) => takeParams(params),
    ArrowFunctionExpression: ({ params }) => takeParams(params),
  }).visit(program);
  function takeParams(params: readonly { type: string }[]) {
    for (const param of params) if (isIdentifier(param)) inside.add(param.name);
  }
  const names = [...own].flatMap((id) => (id.type === 'Identifier' ? [id.name] : []));
  return new Set(names.filter((name) => !inside.has(name)));
}

const isIdentifier = (node: { type: string }): node is { type: 'Identifier'; name: string } =>
  node.type === 'Identifier' && 'name' in node;

/** The variable that an expression starts with: `known` of `known[0].list`. */
function baseOf(expression: Expression): string | null {
  if (expression.type === 'MemberExpression') return baseOf(expression.object);
  return expression.type === 'Identifier' ? expression.name : null;
}
