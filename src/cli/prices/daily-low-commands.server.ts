import { z } from 'zod';
import { formatDollars } from '~/domain/prices/money';
import { readDailyLows } from '~/usecases/prices/history/read-daily-lows.server';
import type { SiteCommand } from '../site-command';
import { UsageError } from '../usage-error';

const productId = z.coerce.number().int().positive().max(2_147_483_647);
const isoDay = (day: Date) => day.toISOString().slice(0, 10);

export const dailyLowCommands: Record<string, SiteCommand> = {
  'prices lows': {
    about: 'list the lowest price of a product on every day since its first price',
    options: { product: 'ID: the product', json: 'as JSON' },
    async run({ deps, values, print }) {
      const product = productId.safeParse(values.product);
      if (!product.success) throw new UsageError('Name the product: prices lows --product 7');
      const lows = await readDailyLows(deps, product.data);
      if (values.json) print(JSON.stringify(lows, null, 2));
      else if (lows.length === 0) print('None.');
      else
        for (const { priceCents, firstDay, lastDay } of lows)
          print(`${isoDay(firstDay)} to ${isoDay(lastDay)}  ${formatDollars(priceCents)}`);
      return 0;
    },
  },
};
