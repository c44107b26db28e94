import { formatDollars } from '~/domain/prices/money';
import type { OperatorCommand } from '../operator-command';

export const alertCommands: Record<string, OperatorCommand> = {
  'alerts due': {
    about: 'send price alerts that are due',
    options: { 'dry-run': 'only list them, including those due later' },
    async run({ client, values, print }) {
      const { now, notices } = await client.alerts.due();
      for (const { deliverAt, alertId, productId, kind, valueCents } of notices) {
        const when = deliverAt <= now ? 'due'.padEnd(24) : deliverAt.toISOString();
        print(
          `${when}  product ${productId}  ${kind}  ${formatDollars(valueCents)}  alert ${alertId}`,
        );
      }
      if (notices.length === 0) print('None.');
      if (values['dry-run']) return 0;
      const { people } = await client.alerts.sendDue();
      print(`Queued price alerts for ${people} ${people === 1 ? 'person' : 'people'}.`);
      return 0;
    },
  },
};
