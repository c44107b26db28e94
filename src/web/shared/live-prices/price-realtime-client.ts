import { type RealtimeChannel, RealtimeClient } from '@supabase/supabase-js';
import { priceTopic } from '~/domain/realtime/realtime-topic';

/** The specification's steps; the last one holds from then on. */
const reconnectDelaysMs = [1_000, 2_000, 5_000, 10_000];

/** How long to wait before the nth try to connect again. */
export function reconnectAfterMs(tries: number): number {
  return reconnectDelaysMs[tries - 1] ?? 10_000;
}

let client: RealtimeClient | undefined;

/** The one line of this page to our server, opened with the first channel. */
export function priceRealtimeClient(): RealtimeClient {
  client ??= new RealtimeClient(`${location.origin.replace(/^http/, 'ws')}/realtime/v1`, {
    // The client insists on a key; prices are anybody's.
    params: { apikey: 'anon' },
    timeout: 10_000,
    heartbeatIntervalMs: 25_000,
    reconnectAfterMs,
  });
  return client;
}

interface ChannelEvents {
  onPrices(payload: unknown): void;
  /** Told again whenever it was lost and found. */
  onJoined(): void;
  onLost(): void;
}

/** Listens to a product's prices. */
export function joinPriceChannel(productId: string, events: ChannelEvents): RealtimeChannel {
  return priceRealtimeClient()
    .channel(priceTopic(Number(productId)))
    .on('broadcast', { event: 'price' }, ({ payload }) => events.onPrices(payload))
    .subscribe((status) => (status === 'SUBSCRIBED' ? events.onJoined() : events.onLost()));
}
