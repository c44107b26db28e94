import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadParts } from '../bench/bundle-parts.ts';
import { readAnnexes } from './build-ingredients/annexes.ts';
import { inciCase } from './build-ingredients/inci-case.ts';
import { readCommonNames, readNumbers } from './build-ingredients/numbers.ts';
import { newPlantLines, plantsIn } from './build-ingredients/plants.ts';

/**
 * Writes the data file of the ingredient dictionary: `node scripts/build-ingredients.ts FOLDER [LABELS]`.
 * FOLDER has the facts of the European Commission's CosIng database; LABELS is a text file with a label per
 * line. Lines that exist keep their number, name and synonyms and get new facts; names that are on a label are
 * appended, then those of the table of numbers that other products have. Only names, numbers and codes are
 * carried over.
 */
const target = fileURLToPath(
  new URL('../src/domain/ingredients/dictionary/ingredient-data.ts', import.meta.url),
);

interface Parts {
  plantPartWords: typeof import('../src/domain/ingredients/dictionary/plant-words.ts').plantPartWords;
  builtInPlants: typeof import('../src/domain/ingredients/dictionary/built-in-plants.ts').builtInPlants;
  IngredientDictionary: typeof import('../src/domain/ingredients/dictionary/dictionary.ts').IngredientDictionary;
  NameResolver: typeof import('../src/domain/ingredients/label/resolve-name.ts').NameResolver;
  readLabel: typeof import('../src/domain/ingredients/label/read-label.ts').readLabel;
  nameKey: typeof import('../src/domain/ingredients/dictionary/name-key.ts').nameKey;
  functionCode: typeof import('../src/domain/ingredients/dictionary/functions.ts').functionCode;
  sortFunctionCodes: typeof import('../src/domain/ingredients/dictionary/functions.ts').sortFunctionCodes;
}

const {
  plantPartWords,
  builtInPlants,
  IngredientDictionary,
  NameResolver,
  readLabel,
  nameKey,
  functionCode,
  sortFunctionCodes,
} = await loadParts<Parts>('ingredients', {
  plantPartWords: 'domain/ingredients/dictionary/plant-words',
  builtInPlants: 'domain/ingredients/dictionary/built-in-plants',
  IngredientDictionary: 'domain/ingredients/dictionary/dictionary',
  NameResolver: 'domain/ingredients/label/resolve-name',
  readLabel: 'domain/ingredients/label/read-label',
  nameKey: 'domain/ingredients/dictionary/name-key',
  functionCode: 'domain/ingredients/dictionary/functions',
  sortFunctionCodes: 'domain/ingredients/dictionary/functions',
});

interface Line {
  id: number;
  name: string;
  synonyms: string[];
  codes: string;
  cas: string;
  ec: string;
  annexes: string;
}

const [folder, labelFile] = process.argv.slice(2);
if (folder === undefined || !existsSync(join(folder, 'cosing.json'))) {
  throw new Error(
    'Name the folder with cosing.json: node scripts/build-ingredients.ts FOLDER [LABELS]',
  );
}

const lines = readLines();
const functionsByKey = readFunctions(join(folder, 'cosing.json'));
const numbersByKey = readNumbers(folder, nameKey);
const annexesByKey = readAnnexes(folder, nameKey);
if (labelFile !== undefined) appendUsed(readFileSync(labelFile, 'utf8').split('\n'));
appendAllergens();
if (labelFile !== undefined) appendCommon();
for (const line of lines) addFacts(line);
writeFileSync(target, fileText(lines));
appendPlants();
console.log(`${lines.length} ingredients, ${fileText(lines).length} bytes.`);

function appendPlants(): void {
  const official = Object.keys(JSON.parse(readFileSync(join(folder ?? '', 'cosing.json'), 'utf8')));
  const added = newPlantLines(plantsIn(official, plantPartWords), builtInPlants.all);
  const file = target.replace('ingredient-data', 'plant-data');
  const text = readFileSync(file, 'utf8');
  if (added.length > 0)
    writeFileSync(file, text.replace(/\n`;\n$/, `\n${added.join('\n')}\n\`;\n`));
  console.log(`${added.length} lines of new plants.`);
}

function readLines(): Line[] {
  const text = existsSync(target) ? readFileSync(target, 'utf8') : '';
  return text.split('\n').flatMap((line): Line[] => {
    const [id = '', name = '', synonyms = '', codes = '', cas = '', ec = '', annexes = ''] =
      line.split('\t');
    if (!/^\d+$/.test(id)) return [];
    return [
      {
        id: Number(id),
        name,
        synonyms: synonyms.split('|').filter(Boolean),
        codes,
        cas,
        ec,
        annexes,
      },
    ];
  });
}

function readFunctions(path: string): Map<string, { name: string; codes: string[] }> {
  const all: Record<string, string[]> = JSON.parse(readFileSync(path, 'utf8'));
  const found = new Map<string, { name: string; codes: string[] }>();
  for (const [name, functions] of Object.entries(all)) {
    const codes = functions.flatMap((one) => functionCode(one) ?? []);
    found.set(nameKey(name), { name: inciCase(name), codes });
  }
  return found;
}

/** Whether labels would split a name at a period; 'HC Blue No. 2' stays whole. */
function hasInnerStop(name: string): boolean {
  return name.replaceAll(/\bno\. /gi, '').includes('. ');
}

/** Appends names that labels use and no line has. */
function appendUsed(labels: readonly string[]): void {
  const known = new Set(lines.flatMap(({ name, synonyms }) => [name, ...synonyms].map(nameKey)));
  const official = [...functionsByKey].flatMap(([key, { name }]) =>
    known.has(key) || hasInnerStop(name) ? [] : [name],
  );
  const firstNew = 1_000_000;
  const dictionary = new IngredientDictionary(
    [...lines, ...official.map((name, at) => ({ id: firstNew + at, name, synonyms: [] }))],
    builtInPlants,
  );
  const names = new NameResolver(dictionary);
  const uses = new Map<string, number>();
  for (const label of labels) {
    const ids = new Map(
      readLabel(label, names).flatMap(({ ingredients }) =>
        ingredients.map(({ id, name }) => [id, name]),
      ),
    );
    for (const [id, name] of ids) if (id >= firstNew) uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  let id = Math.max(0, ...lines.map((line) => line.id));
  const used = [...uses].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  for (const [name] of used) {
    id += 1;
    lines.push({ id, name, synonyms: [], codes: '', cas: '', ec: '', annexes: '' });
  }
}

/** Appends names that other products have, except those that consist of a plant and its part. */
function appendCommon(): void {
  const names = new NameResolver(new IngredientDictionary(lines, builtInPlants));
  let id = Math.max(0, ...lines.map((line) => line.id));
  for (const name of readCommonNames(folder ?? '')) {
    const official = functionsByKey.get(nameKey(name));
    if (!official || hasInnerStop(official.name)) continue;
    if (names.resolve(official.name).ingredients.length > 0) continue;
    id += 1;
    lines.push({ id, name: official.name, synonyms: [], codes: '', cas: '', ec: '', annexes: '' });
  }
}

/** Labels must name fragrance allergens, so all of them are known even if no label of ours has them yet. */
function appendAllergens(): void {
  const known = new Set(lines.flatMap(({ name, synonyms }) => [name, ...synonyms].map(nameKey)));
  let id = Math.max(0, ...lines.map((line) => line.id));
  for (const [key, entries] of annexesByKey) {
    const official = functionsByKey.get(key);
    if (!official || known.has(key) || !entries.some((entry) => entry.includes('!'))) continue;
    id += 1;
    lines.push({ id, name: official.name, synonyms: [], codes: '', cas: '', ec: '', annexes: '' });
  }
}

/** 'III/72' of 'III/72!=1'. */
function entryNumber(entry: string): string {
  return entry.split(/[!=]/, 1)[0] ?? entry;
}

/** Names of a line are asked in order: the official facts may be under a synonym. */
function addFacts(line: Line): void {
  const keys = [line.name, ...line.synonyms].map(nameKey);
  const codes = new Set(line.codes === '' ? [] : line.codes.split(' '));
  for (const key of keys.slice(0, 3)) {
    for (const code of functionsByKey.get(key)?.codes ?? []) codes.add(code);
  }
  line.codes = sortFunctionCodes(codes).join(' ');
  const numbers = keys.map((key) => numbersByKey.get(key)).find((one) => one !== undefined);
  line.cas = numbers?.cas || line.cas;
  line.ec = numbers?.ec || line.ec;
  const annexes = new Set(keys.flatMap((key) => annexesByKey.get(key) ?? []));
  const known = new Set([...annexes].map(entryNumber));
  // Allergens that the files name only by their plant were added by hand.
  const own = line.annexes.split(' ').filter((entry) => entry.includes('!'));
  for (const entry of own) if (!known.has(entryNumber(entry))) annexes.add(entry);
  if (annexes.size > 0) line.annexes = [...annexes].sort().join(' ');
}

function fileText(all: readonly Line[]): string {
  const rows = all.map(({ id, name, synonyms, codes, cas, ec, annexes }) =>
    [id, name, synonyms.join('|'), codes, cas, ec, annexes].join('\t').trimEnd(),
  );
  const text = rows.join('\n');
  if (/[`\\]|\$\{/.test(text)) throw new Error('A name has a sign that the data file cannot hold.');
  return `/**
 * The ingredient dictionary: facts from the CosIng database and the annexes of Regulation (EC) No 1223/2009. The
 * columns are in ingredient-line.ts. Never change or reuse a number; see docs/ingredients.md for changes.
 */
export const ingredientData = \`
${text}
\`;
`;
}
