import { expect, test, vi } from 'vitest';
import type { Wakeup } from '~/domain/wakeups/message-bus';
import { hasRedis, startRedis } from '../../../tests/cluster/redis';
import { createRedisBus } from './redis-bus.server';

const soon = { timeout: 60_000, interval: 20 };

test.skipIf(!hasRedis())(
  'delivers messages of its site only, and reports a gap after an outage (needs redis-server or valkey-server)',
  async () => {
    const redis = await startRedis();
    const complaints: Error[] = [];
    const connect = (siteName: string) => {
      const heard: Wakeup[] = [];
      const gaps = vi.fn();
      const bus = createRedisBus({
        url: redis.url,
        siteName,
        onError: (error) => void complaints.push(error),
      });
      void bus.subscribe({ onWakeup: (wakeup) => void heard.push(wakeup), onGap: gaps });
      return { bus, heard, gaps };
    };
    const [a, b, other] = [connect('shop'), connect('shop'), connect('other')];
    const all = [a, b, other];
    const allConnected = () => expect(all.every(({ bus }) => bus.isConnected())).toBe(true);
    await vi.waitFor(allConnected, soon);
    for (const { gaps } of all) expect(gaps).not.toHaveBeenCalled();
    const wakeup = { channel: 'prices', payload: '“7”\n' };
    await a.bus.publish([wakeup]);
    await vi.waitFor(() => expect([a.heard, b.heard]).toEqual([[wakeup], [wakeup]]), soon);

    await redis.kill();
    await vi.waitFor(() => expect(all.some(({ bus }) => bus.isConnected())).toBe(false), soon);
    await expect(a.bus.publish([wakeup])).rejects.toThrow();
    expect(complaints).toHaveLength(3);
    await redis.start();
    await vi.waitFor(() => {
      allConnected();
      for (const { gaps } of all) expect(gaps).toHaveBeenCalledOnce();
    }, soon);
    await b.bus.publish([wakeup]);
    await vi.waitFor(() => expect(a.heard).toHaveLength(2), soon);
    expect(other.heard).toEqual([]);

    await Promise.all(all.map(({ bus }) => bus.close()));
    await redis.remove();
  },
);
