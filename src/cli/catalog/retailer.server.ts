import type { RetailerSettings } from '~/domain/catalog/product';
import { formatDollars } from '~/domain/prices/money';
import { changeRetailer } from '~/usecases/catalog/change-retailer.server';
import { listStoreSettings } from '~/usecases/catalog/list-stores.server';
import type { Command } from '../command.server';
import {
  currencyProblem,
  readCurrencyOption,
  readRetailerTerms,
  retailerOptions,
} from '../feeds/feed-input';
import { UsageError } from '../usage-error';

function lineOf(retailer: RetailerSettings): string {
  const {
    name,
    shippingCents,
    freeShippingFromCents,
    returnPolicy,
    priceMatchEligible,
    domains,
    chain,
  } = retailer;
  const shipping =
    shippingCents === null
      ? 'unknown'
      : shippingCents === 0
        ? 'free'
        : formatDollars(shippingCents);
  const free =
    freeShippingFromCents === null ? '' : `, free from ${formatDollars(freeShippingFromCents)}`;
  const matched = priceMatchEligible ? `price match on ${domains.join(', ')}` : 'no price match';
  const chained = chain === null ? '' : `  chain ${chain}`;
  return `${name}  shipping ${shipping}${free}  ${matched}${chained}  returns: ${returnPolicy}`;
}

export const retailerCommands: Record<string, Command> = {
  'retailer list': {
    about: 'list stores with shipping, returns, price matching and chains',
    options: { json: 'as JSON' },
    async run({ deps, values, print }) {
      const stores = await listStoreSettings(deps);
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
