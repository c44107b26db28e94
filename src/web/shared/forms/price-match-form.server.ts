import { receivePriceMatch } from '~/usecases/forms/receive-price-match.server';
import { defineForm } from './form-definition.server';
import { schema } from './price-match-schema';

export const priceMatchForm = defineForm({
  name: 'price-match',
  schema,
  async receive({ deps, values: { store, price, ...rest }, keys }) {
    const request = { ...rest, storeSlug: store, priceCents: price, keys };
    const { linkToken } = await receivePriceMatch(deps, request);
    return { to: `/price-match/${linkToken}` };
  },
});
