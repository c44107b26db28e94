import { parseSync, Visitor } from 'oxc-parser';

export interface ImportFact {
  specifier: string;
  line: number;
  /** Removed when types are stripped. */
  typeOnly: boolean;
}

/** The facts about a file that the rules need. */
export interface ModuleFacts {
  imports: ImportFact[];
  defaultExportLine: number | undefined;
  environmentLines: number[];
  onlyReexports: boolean;
}

export function readModuleFacts(path: string, text: string): ModuleFacts {
  const { program, module } = parseSync(path, text);
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;

  const imports: ImportFact[] = module.staticImports.map((statement) => ({
    specifier: statement.moduleRequest.value,
    line: lineOf(statement.start),
    typeOnly: statement.entries.length > 0 && statement.entries.every(({ isType }) => isType),
  }));
  for (const { start, moduleRequest } of module.dynamicImports) {
    const source = text.slice(moduleRequest.start, moduleRequest.end);
    const specifier = source.match(/^['"`](.*)['"`]$/)?.[1];
    if (specifier) imports.push({ specifier, line: lineOf(start), typeOnly: false });
  }
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  for (const { moduleRequest, start, isType } of exported) {
    if (!moduleRequest) continue;
    imports.push({ specifier: moduleRequest.value, line: lineOf(start), typeOnly: isType });
  }

  const environmentLines: number[] = [];
  new Visitor({
    MemberExpression({ object, property, start }) {
      const named = property.type === 'Identifier' && property.name === 'env';
      const ofProcess = object.type === 'Identifier' && object.name === 'process';
      if (named && ofProcess) environmentLines.push(lineOf(start));
    },
  }).visit(program);

  const defaultExport = exported.find(
    ({ exportName }) => exportName.kind === 'Default' || exportName.name === 'default',
  );
  return {
    imports,
    defaultExportLine: defaultExport && lineOf(defaultExport.start),
    environmentLines,
    onlyReexports:
      program.body.length > 0 &&
      program.body.every(
        (statement) =>
          statement.type === 'ExportAllDeclaration' ||
          (statement.type === 'ExportNamedDeclaration' && statement.source !== null),
      ),
  };
}
