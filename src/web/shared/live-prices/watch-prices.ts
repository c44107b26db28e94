import type { RealtimeChannel } from '@supabase/supabase-js';
import { minuteMs } from '~/domain/durations';
import type { LivePrices } from './live-prices-json';
import { joinPriceChannel, priceRealtimeClient } from './price-realtime-client';
import { fetchLivePrices, parseLivePrices } from './read-live-prices';

type LivePriceListener = (prices: LivePrices) => void;

interface WatchedProduct {
  channel: RealtimeChannel;
  listeners: Set<LivePriceListener>;
  /** Has been out of reach: something may have been missed. */
  wasDisconnected: boolean;
}

const watchedProducts = new Map<string, WatchedProduct>();
/** Going from a listing to a product and back should not leave and join everything each time. */
const leaveDelayMs = 2_000;
/** Longer out of sight than this, and a line that looks whole may not be. */
const staleAfterHiddenMs = minuteMs;
/** As many as the server allows on one line. */
const maxChannels = 100;
let hiddenAt: number | undefined;
let lastRefetchAt = 0;

/** Calls back with every change of these products' prices until it is called off. */
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

/** A page of products is joined again within a moment; one question is for all of them. */
function catchUpSoon(): void {
  clearTimeout(catchUpTimer);
  catchUpTimer = setTimeout(() => refetchPrices((one) => one.wasDisconnected), 200);
}

/** Asks for what we may not have been told. */
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
    // Still out of reach. The prices that were shown stay, and the next look asks again.
    () => {},
  );
}

/** Somebody looks at the page again: then what could not be told is asked for. */
function refetchOnReturn(): void {
  if (document.visibilityState === 'hidden') {
    hiddenAt = Date.now();
    return;
  }
  // Coming back makes both events.
  if (Date.now() - lastRefetchAt < 1_000) return;
  lastRefetchAt = Date.now();
  const wasHiddenLong = hiddenAt !== undefined && Date.now() - hiddenAt > staleAfterHiddenMs;
  hiddenAt = undefined;
  // Joining, leaving, errored and closed are all the same to somebody who wants to see the price.
  refetchPrices(({ channel }) => wasHiddenLong || channel.state !== 'joined');
}

addEventListener('focus', refetchOnReturn);
document.addEventListener('visibilitychange', refetchOnReturn);
// An open line keeps a page out of the browser's memory for going back.
addEventListener('pagehide', () => void priceRealtimeClient().disconnect());
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  priceRealtimeClient().connect();
  refetchPrices(() => true);
});
