import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import {
  loadIngredients,
  reportUnknownIngredients,
} from '~/usecases/ingredients/manage-ingredients.server';
import type { Command } from '../command.server';
import { UsageError } from '../usage-error';

const maxListed = 100;

export const ingredientCommands: Record<string, Command> = {
  'ingredients load': {
    about:
      'FILE: load ingredients that the dictionary lacks, as CSV or JSON (such as a CosIng export)',
    takesArguments: true,
    async run({ deps, args: [path], print }) {
      if (!path)
        throw new UsageError('Name the file with the ingredients, or - for standard input.');
      const content = path === '-' ? await text(process.stdin) : await readFile(path, 'utf8');
      const { loaded, known } = await loadIngredients(deps, content);
      print(`Ingredients loaded: ${loaded}. Already in the dictionary: ${known}.`);
      if (loaded > 0) print('Products are resolved again within a few minutes.');
      return 0;
    },
  },
  'ingredients unknown': {
    about: 'list the unknown names on labels, most frequent first',
    options: { json: 'as JSON' },
    async run({ deps, values, print }) {
      const report = await reportUnknownIngredients(deps, maxListed);
      if (values.json) {
        print(JSON.stringify(report, null, 2));
        return 0;
      }
      for (const { name, products } of report.unknown)
        print(`${String(products).padStart(8)}  ${name}`);
      const { products, names, unknown } = report.coverage;
      if (names === 0) print('No product has ingredients.');
      else
        print(
          `${(100 - (100 * unknown) / names).toFixed(1)}% of ${names} names on ${products} ${products === 1 ? 'product' : 'products'} are known.`,
        );
      return 0;
    },
  },
};
