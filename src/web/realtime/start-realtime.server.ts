import type { TokenVerifier } from '~/auth/client/token-verifier.server';
import type { RealtimeBounds } from '~/domain/realtime/realtime-limits';
import { priceTopic, readTopic } from '~/domain/realtime/realtime-topic';
import type { Deps } from '~/usecases/deps';
import {
  followBroadcasts,
  publishBroadcasts,
} from '~/usecases/operations/publish-broadcasts.server';
import { followLivePrices, type PriceUpdate } from '~/usecases/prices/follow-live-prices.server';
import { livePricesJson } from '../shared/live-prices/live-prices-json';
import { type Broadcast, createHub, type Member } from './hub.server';
import { createRateCounter } from './rate-counter.server';
import { createRealtimeServer } from './realtime-server.server';

interface RealtimeParts {
  deps: Pick<Deps, 'db' | 'clock' | 'log'>;
  tokens: TokenVerifier | undefined;
  trustProxy: number;
  /** Other sites whose pages may connect. */
  origins: readonly string[];
  bounds?: Partial<RealtimeBounds>;
}

/** Starts live prices and account broadcasts for the browsers connected to this process. */
export async function startRealtime({ deps, tokens, trustProxy, origins, bounds }: RealtimeParts) {
  const hub = createHub();
  const prices = await followLivePrices(deps, {
    hasListeners: (productId) => hub.hasMembers(priceTopic(productId)),
    onUpdate: (update) => hub.broadcast(priceTopic(update.product.id), asBroadcast(update)),
  });
  const stopBroadcasts = await followBroadcasts(deps, ({ topic, event, payload, from }) =>
    hub.broadcast(topic, { event, payload }, from),
  );
  const rates = createRateCounter();
  const stopSharing = await (deps.db.messages && rates.share(deps.db.messages, 'realtime_limits'));
  async function sendRecentPrices(topic: string, member: Member): Promise<void> {
    const target = readTopic(topic);
    if (target?.kind !== 'price') return;
    const update = await prices.findRecent(target.productId);
    if (update) hub.sendTo(topic, asBroadcast(update), member);
  }
  const server = createRealtimeServer({
    log: deps.log,
    hub,
    rates,
    tokens,
    trustProxy,
    origins,
    ...(bounds && { bounds }),
    publish: (topic, broadcast, from) => publishBroadcasts(deps, [{ topic, ...broadcast, from }]),
    onJoined: (topic, member) => {
      sendRecentPrices(topic, member).catch((error: unknown) => {
        deps.log.warn({ err: error }, 'could not send the current price to a new subscriber');
      });
    },
  });
  return {
    upgrade: server.upgrade,
    figures: server.figures,
    async stop() {
      await server.close();
      await prices.stop();
      await stopBroadcasts();
      await stopSharing?.();
    },
  };
}

function asBroadcast({ product, at }: PriceUpdate): Broadcast {
  return { event: 'price', payload: livePricesJson(product, at) };
}
