import type { Retailer } from '~/domain/catalog/product';
import { formatDollars } from '~/domain/prices/money';
import { changeRetailer } from '~/usecases/catalog/change-retailer.server';
import { listStores } from '~/usecases/catalog/list-stores.server';
import type { Command } from '../command.server';
import {
  currencyProblem,
  readCurrencyOption,
  readRetailerTerms,
  retailerOptions,
} from '../feeds/feed-input';
import { UsageError } from '../usage-error';

function lineOf(retailer: Retailer): string {
  const { name, shippingCents, freeShippingFromCents, returnPolicy, priceMatchEligible, domains } =
    retailer;
  const shipping =
    shippingCents === null
      ? 'unknown'
      : shippingCents === 0
        ? 'free'
        : formatDollars(shippingCents);
  const free =
    freeShippingFromCents === null ? '' : `, free from ${formatDollars(freeShippingFromCents)}`;
  const matched = priceMatchEligible ? `price match on ${domains.join(', ')}` : 'no price match';
  return `${name}  shipping ${shipping}${free}  ${matched}  returns: ${returnPolicy}`;
}

export const retailerCommands: Record<string, Command> = {
  'retailer list': {
    about: 'list stores with shipping, returns and price matching',
    options: { json: 'as JSON' },
    async run({ deps, values, print }) {
      const stores = await listStores(deps);
      if (values.json) print(JSON.stringify(stores, null, 2));
      else for (const store of stores) print(lineOf(store));
      if (stores.length === 0 && !values.json) print('None.');
      return 0;
    },
  },
  'retailer set': {
    about: 'NAME: change the details of a store',
    options: { ...retailerOptions, currency: 'USD: the currency of prices that do not name one' },
    takesArguments: true,
    async run({ deps, values, args, print }) {
      const name = args.join(' ');
      const terms = readRetailerTerms(values);
      if (typeof terms === 'string' || name === '') {
        throw new UsageError(
          typeof terms === 'string' ? terms : 'Name the store: retailer set NAME --shipping 5.95',
        );
      }
      const currency = readCurrencyOption(values);
      if (currency === null) throw new UsageError(currencyProblem);
      print(lineOf(await changeRetailer(deps, { name, ...terms, currency })));
      return 0;
    },
  },
};
