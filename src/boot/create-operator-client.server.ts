import { sampleProducts } from '../adapters/demo-world/sample-products';
import { createInboxClient } from '../cli/forms/inbox-client.server';
import type { Config } from '../config/config';
import { listDueAlerts } from '../usecases/alerts/list-alerts.server';
import { sendDueAlerts } from '../usecases/alerts/notify/send-due-alerts.server';
import { takeSnapshot } from '../usecases/backup/take-snapshot.server';
import type { Deps } from '../usecases/deps';
import type { OperatorClient } from '../usecases/operations/operator-client';
import { setPrice } from '../usecases/prices/set-price.server';
import { simulatePrices } from '../usecases/prices/simulate-prices.server';
import { listSecurityEventsFor } from '../usecases/security/list-security-events.server';

/** The operator's commands, run directly on the database. */
export function createOperatorClient(
  deps: Deps,
  { dataDir }: Pick<Config, 'dataDir'>,
): OperatorClient {
  // The descriptions of the sample products name their prices.
  const skipUpToProductId = sampleProducts.length;
  return {
    prices: {
      set: (input) => setPrice(deps, input),
      simulate: ({ changes }) => simulatePrices(deps, { changes, skipUpToProductId }),
    },
    alerts: {
      due: () => listDueAlerts(deps),
      sendDue: () => sendDueAlerts(deps),
    },
    inbox: createInboxClient(deps),
    security: { events: (query) => listSecurityEventsFor(deps, query) },
    backup: { snapshot: () => takeSnapshot({ db: deps.db, dataDir }, deps.clock.now()) },
  };
}
