import { type RealtimeChannel, RealtimeClient } from '@supabase/supabase-js';
import { priceTopic } from '~/domain/realtime/realtime-topic';

/** The delays of the specification; the last one repeats. */
const reconnectDelaysMs = [1_000, 2_000, 5_000, 10_000];

/** The delay before the nth reconnect attempt. */
export function reconnectAfterMs(tries: number): number {
  return reconnectDelaysMs[tries - 1] ?? 10_000;
}

let client: RealtimeClient | undefined;

/** The shared realtime connection of this page, opened with the first channel. */
export function priceRealtimeClient(): RealtimeClient {
  client ??= new RealtimeClient(`${location.origin.replace(/^http/, 'ws')}/realtime/v1`, {
    // The client requires a key; prices are public.
    params: { apikey: 'anon' },
    timeout: 10_000,
    heartbeatIntervalMs: 25_000,
    reconnectAfterMs,
  });
  return client;
}

interface ChannelEvents {
  onPrices(payload: unknown): void;
  /** Also called after each reconnect. */
  onJoined(): void;
  onLost(): void;
}

export function joinPriceChannel(productId: string, events: ChannelEvents): RealtimeChannel {
  return priceRealtimeClient()
    .channel(priceTopic(Number(productId)))
    .on('broadcast', { event: 'price' }, ({ payload }) => events.onPrices(payload))
    .subscribe((status) => (status === 'SUBSCRIBED' ? events.onJoined() : events.onLost()));
}
