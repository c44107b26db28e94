import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import {
  listExchangeRates,
  loadExchangeRates,
} from '~/usecases/prices/manage-exchange-rates.server';
import type { Command } from '../command.server';
import { UsageError } from '../usage-error';

export const exchangeRateCommands: Record<string, Command> = {
  'rates load': {
    about: 'FILE: load exchange rates, one line each: 2026-03-01,EUR,1.0827 (dollars for one unit)',
    takesArguments: true,
    async run({ deps, args: [path], print }) {
      if (!path) throw new UsageError('Name the file with the rates, or - for standard input.');
      const table = path === '-' ? await text(process.stdin) : await readFile(path, 'utf8');
      const rates = await loadExchangeRates(deps, table);
      const currencies = new Set(rates.map(({ currency }) => currency));
      print(`Rates loaded: ${rates.length} of ${[...currencies].sort().join(', ')}.`);
      print('Feeds use them when they run next.');
      return 0;
    },
  },
  'rates list': {
    about: 'list exchange rates, newest first',
    options: { json: 'as JSON' },
    async run({ deps, values, print }) {
      const rates = await listExchangeRates(deps);
      if (values.json) print(JSON.stringify(rates, null, 2));
      else if (rates.length === 0) print('None.');
      else
        for (const { currency, day, dollarsPerUnit } of rates)
          print(`${currency}  ${day}  $${dollarsPerUnit}`);
      return 0;
    },
  },
};
