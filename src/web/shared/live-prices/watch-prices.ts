import type { RealtimeChannel } from '@supabase/supabase-js';
import type { LivePrices } from './live-prices-json';
import { joinPriceChannel, priceLine } from './price-line';
import { fetchPrices, readPrices } from './read-prices';

type OnNews = (prices: LivePrices) => void;

interface Watched {
  channel: RealtimeChannel;
  watchers: Set<OnNews>;
  /** Has been out of reach: something may have been missed. */
  wasLost: boolean;
}

const watched = new Map<string, Watched>();
/** Going from a listing to a product and back should not leave and join everything each time. */
const lingerMs = 2_000;
/** Longer out of sight than this, and a line that looks whole may not be. */
const longMs = 60_000;
/** As many as the server allows on one line. */
const mostChannels = 100;
let hiddenAt: number | undefined;
let askedAt = 0;

/** Calls back with every change of these products' prices until it is called off. */
export function watchPrices(ids: readonly string[], onNews: OnNews): () => void {
  for (const id of ids) {
    const one = watched.get(id) ?? begin(id);
    one?.watchers.add(onNews);
  }
  return () => {
    for (const id of ids) watched.get(id)?.watchers.delete(onNews);
    setTimeout(leaveUnwatched, lingerMs);
  };
}

function begin(id: string): Watched | undefined {
  if (watched.size >= mostChannels) leaveUnwatched();
  if (watched.size >= mostChannels) return undefined;
  const one: Watched = {
    channel: joinPriceChannel(id, {
      onPrices: (payload) => tell(readPrices(payload)),
      onJoined: () => {
        if (one.wasLost) catchUpSoon();
      },
      onLost: () => {
        one.wasLost = true;
      },
    }),
    watchers: new Set(),
    wasLost: false,
  };
  watched.set(id, one);
  return one;
}

function leaveUnwatched(): void {
  for (const [id, { channel, watchers }] of watched) {
    if (watchers.size > 0) continue;
    watched.delete(id);
    void priceLine().removeChannel(channel);
  }
}

function tell(prices: LivePrices | undefined): void {
  if (prices) for (const onNews of watched.get(String(prices.id))?.watchers ?? []) onNews(prices);
}

let catchingUp: ReturnType<typeof setTimeout> | undefined;

/** A page of products is joined again within a moment; one question is for all of them. */
function catchUpSoon(): void {
  clearTimeout(catchingUp);
  catchingUp = setTimeout(() => ask((one) => one.wasLost), 200);
}

/** Asks for what we may not have been told. */
function ask(isWanted: (one: Watched) => boolean): void {
  const ids = [...watched].flatMap(([id, one]) => (isWanted(one) ? [id] : []));
  if (ids.length === 0) return;
  fetchPrices(ids).then(
    (all) => {
      for (const id of ids) {
        const one = watched.get(id);
        if (one?.channel.state === 'joined') one.wasLost = false;
      }
      all.forEach(tell);
    },
    // Still out of reach. The prices that were shown stay, and the next look asks again.
    () => {},
  );
}

/** Somebody looks at the page again: then what could not be told is asked for. */
function lookAgain(): void {
  if (document.visibilityState === 'hidden') {
    hiddenAt = Date.now();
    return;
  }
  // Coming back makes both events.
  if (Date.now() - askedAt < 1_000) return;
  askedAt = Date.now();
  const wasLong = hiddenAt !== undefined && Date.now() - hiddenAt > longMs;
  hiddenAt = undefined;
  // Joining, leaving, errored and closed are all the same to somebody who wants to see the price.
  ask(({ channel }) => wasLong || channel.state !== 'joined');
}

addEventListener('focus', lookAgain);
document.addEventListener('visibilitychange', lookAgain);
// An open line keeps a page out of the browser's memory for going back.
addEventListener('pagehide', () => void priceLine().disconnect());
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  priceLine().connect();
  ask(() => true);
});
