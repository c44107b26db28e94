import type { RealtimeChannel } from '@supabase/supabase-js';
import { minuteMs } from '~/domain/durations';
import type { LivePrices } from './live-prices-json';
import { joinPriceChannel, priceRealtimeClient } from './price-realtime-client';
import { fetchLivePrices, parseLivePrices } from './read-live-prices';

type LivePriceListener = (prices: LivePrices) => void;

interface WatchedProduct {
  channel: RealtimeChannel;
  listeners: Set<LivePriceListener>;
  /** Was disconnected, so an update may have been missed. */
  wasDisconnected: boolean;
}

const watchedProducts = new Map<string, WatchedProduct>();
/** Delays leaving, so that navigating back and forth does not rejoin every channel. */
const leaveDelayMs = 2_000;
/** After being hidden for longer than this, a connection that looks open may be dead. */
const staleAfterHiddenMs = minuteMs;
/** The server's limit per connection. */
const maxChannels = 100;
let hiddenAt: number | undefined;
let lastRefetchAt = 0;

/** Calls the listener on every price change of these products until stopped. */
export function watchPrices(ids: readonly string[], listener: LivePriceListener): () => void {
  for (const id of ids) {
    const one = watchedProducts.get(id) ?? startWatching(id);
    one?.listeners.add(listener);
  }
  return () => {
    for (const id of ids) watchedProducts.get(id)?.listeners.delete(listener);
    setTimeout(leaveUnwatchedChannels, leaveDelayMs);
  };
}

function startWatching(id: string): WatchedProduct | undefined {
  if (watchedProducts.size >= maxChannels) leaveUnwatchedChannels();
  if (watchedProducts.size >= maxChannels) return undefined;
  const one: WatchedProduct = {
    channel: joinPriceChannel(id, {
      onPrices: (payload) => notifyListeners(parseLivePrices(payload)),
      onJoined: () => {
        if (one.wasDisconnected) catchUpSoon();
      },
      onLost: () => {
        one.wasDisconnected = true;
      },
    }),
    listeners: new Set(),
    wasDisconnected: false,
  };
  watchedProducts.set(id, one);
  return one;
}

function leaveUnwatchedChannels(): void {
  for (const [id, { channel, listeners }] of watchedProducts) {
    if (listeners.size > 0) continue;
    watchedProducts.delete(id);
    void priceRealtimeClient().removeChannel(channel);
  }
}

function notifyListeners(prices: LivePrices | undefined): void {
  if (prices)
    for (const listener of watchedProducts.get(String(prices.id))?.listeners ?? [])
      listener(prices);
}

let catchUpTimer: ReturnType<typeof setTimeout> | undefined;

/** Debounced: all products of a page rejoin within moments, so refetch them in one request. */
function catchUpSoon(): void {
  clearTimeout(catchUpTimer);
  catchUpTimer = setTimeout(() => refetchPrices((one) => one.wasDisconnected), 200);
}

function refetchPrices(isWanted: (one: WatchedProduct) => boolean): void {
  const ids = [...watchedProducts].flatMap(([id, one]) => (isWanted(one) ? [id] : []));
  if (ids.length === 0) return;
  fetchLivePrices(ids).then(
    (all) => {
      for (const id of ids) {
        const one = watchedProducts.get(id);
        if (one?.channel.state === 'joined') one.wasDisconnected = false;
      }
      all.forEach(notifyListeners);
    },
    // Still offline: keep the current prices; returning to the page retries.
    () => {},
  );
}

/** Refetches missed prices when the visitor returns to the page. */
function refetchOnReturn(): void {
  if (document.visibilityState === 'hidden') {
    hiddenAt = Date.now();
    return;
  }
  // Returning to the page fires both events.
  if (Date.now() - lastRefetchAt < 1_000) return;
  lastRefetchAt = Date.now();
  const wasHiddenLong = hiddenAt !== undefined && Date.now() - hiddenAt > staleAfterHiddenMs;
  hiddenAt = undefined;
  // Any state other than joined may have missed updates.
  refetchPrices(({ channel }) => wasHiddenLong || channel.state !== 'joined');
}

addEventListener('focus', refetchOnReturn);
document.addEventListener('visibilitychange', refetchOnReturn);
// An open connection would exclude the page from the back/forward cache.
addEventListener('pagehide', () => void priceRealtimeClient().disconnect());
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  priceRealtimeClient().connect();
  refetchPrices(() => true);
});
