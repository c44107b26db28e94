import { functionCode, functionWord, sortFunctionCodes } from './dictionary/functions';
import { nameKey } from './dictionary/name-key';

/** An ingredient in a file of the operator. */
export interface ListedIngredient {
  name: string;
  synonyms: readonly string[];
  functions: readonly string[];
  cas: string | null;
  ec: string | null;
}

const maxIngredients = 100_000;
const maxNameLength = 400;
const maxSynonyms = 50;
/** Exports of databases begin with a few lines about themselves. */
const maxLinesBeforeHeader = 20;

/**
 * Reads a file of ingredients: an export of the CosIng database as CSV, any CSV with a column 'INCI name' or
 * 'name', or a JSON object of functions by name. Returns what is wrong with it as a sentence.
 */
export function readIngredientFile(text: string): ListedIngredient[] | string {
  const clean = text.replace(/^\ufeff/, '').trim();
  if (clean === '') return 'The file is empty.';
  const listed = clean.startsWith('{') ? readJson(clean) : readTable(clean);
  if (typeof listed === 'string') return listed;
  if (listed.length === 0) return 'The file names no ingredient.';
  if (listed.length > maxIngredients) {
    return `The file has ${listed.length} ingredients; at most ${maxIngredients} can be loaded.`;
  }
  return uniqueNames(listed);
}

function readJson(text: string): ListedIngredient[] | string {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return 'The file begins like JSON but is not valid JSON.';
  }
  if (typeof content !== 'object' || content === null) return 'The file is not a JSON object.';
  const listed: ListedIngredient[] = [];
  for (const [name, functions] of Object.entries(content)) {
    if (!Array.isArray(functions)) return `The functions of ${quoted(name)} are not a list.`;
    const problem = nameProblem(name);
    if (problem) return problem;
    listed.push(anIngredient(name, '', functions.map(String).join(','), '', ''));
  }
  return listed;
}

interface Columns {
  name: number;
  synonyms: number;
  functions: number;
  cas: number;
  ec: number;
}

function readTable(text: string): ListedIngredient[] | string {
  const { rows, headerAt } = findHeader(text);
  const header = rows[headerAt];
  if (!header) {
    return "The file has no column 'INCI name' or 'name'; its first lines must say which columns it has.";
  }
  const columns = findColumns(header);
  const listed: ListedIngredient[] = [];
  for (const [at, cells] of rows.slice(headerAt + 1).entries()) {
    const cell = (column: number) => (column < 0 ? '' : (cells[column]?.trim() ?? ''));
    if (cell(columns.name) === '') continue;
    const problem = nameProblem(cell(columns.name));
    if (problem) return `Row ${headerAt + at + 2}: ${problem}`;
    const { synonyms, functions, cas, ec } = columns;
    listed.push(
      anIngredient(cell(columns.name), cell(synonyms), cell(functions), cell(cas), cell(ec)),
    );
  }
  return listed;
}

/** The rows by the first separator that gives a header. */
function findHeader(text: string): { rows: string[][]; headerAt: number } {
  for (const separator of ['\t', ';', ',']) {
    const rows = splitRows(text, separator);
    const headerAt = rows
      .slice(0, maxLinesBeforeHeader)
      .findIndex((cells) => findColumns(cells).name >= 0);
    if (headerAt >= 0) return { rows, headerAt };
  }
  return { rows: [], headerAt: -1 };
}

function findColumns(cells: readonly string[]): Columns {
  const names = cells.map((cell) => cell.toLowerCase().replace(/[^a-z]/g, ''));
  const find = (...wanted: string[]) => names.findIndex((name) => wanted.includes(name));
  return {
    name: find('inciname', 'name', 'inci'),
    synonyms: find('synonyms', 'synonym'),
    functions: find('function', 'functions'),
    cas: find('casno', 'cas', 'casnumber'),
    ec: find('ecno', 'ec', 'ecnumber', 'einecs'),
  };
}

function nameProblem(name: string): string | null {
  if (name.length > maxNameLength) {
    return `${quoted(name)} is longer than ${maxNameLength} characters.`;
  }
  return nameKey(name) === '' ? `${quoted(name)} is not a name.` : null;
}

const quoted = (text: string) => `'${text.slice(0, 60)}${text.length > 60 ? '…' : ''}'`;

function anIngredient(
  name: string,
  synonyms: string,
  functions: string,
  cas: string,
  ec: string,
): ListedIngredient {
  const codes = functions.split(/[,;|]/).flatMap((one) => functionCode(one) ?? []);
  return {
    name: name.trim().replace(/\s+/g, ' '),
    synonyms: synonyms
      .split('|')
      .flatMap((synonym) => (nameKey(synonym) === '' ? [] : [synonym.trim()]))
      .slice(0, maxSynonyms),
    functions: sortFunctionCodes(codes).flatMap((code) => functionWord(code) ?? []),
    cas: /\b\d{2,7}-\d{2}-\d\b/.exec(cas)?.[0] ?? null,
    ec: /\b\d{3}-\d{3}-\d\b/.exec(ec)?.[0] ?? null,
  };
}

function uniqueNames(listed: readonly ListedIngredient[]): ListedIngredient[] {
  const seen = new Set<string>();
  return listed.filter(({ name }) => {
    const key = name.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Splits lines of cells; cells in quotes may have separators and line breaks. */
function splitRows(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === separator || sign === '\n') {
      row.push(cell);
      cell = '';
      if (sign === '\n') {
        rows.push(row);
        row = [];
      }
    } else if (sign !== '\r') cell += sign;
  }
  rows.push([...row, cell]);
  return rows;
}
