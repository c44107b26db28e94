import { vi } from 'vitest';

/** [join reference, reference, topic, event, payload], as the Realtime protocol has it. */
type Frame = [string | null, string | null, string, string, unknown];

const sockets = new Set<PriceSocket>();

/** The server's end of the line for live prices: takes every join and says what the test wants said. */
class PriceSocket extends EventTarget {
  readyState: number = WebSocket.CONNECTING;
  binaryType = 'blob';
  onopen: (() => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  onerror: (() => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  readonly topics = new Set<string>();

  constructor() {
    super();
    sockets.add(this);
    queueMicrotask(() => {
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
    });
  }

  send(data: string): void {
    const [joinRef, ref, topic, event]: Frame = JSON.parse(data);
    if (event === 'phx_join') this.topics.add(topic);
    if (event === 'phx_leave') this.topics.delete(topic);
    queueMicrotask(() =>
      this.receive([joinRef, ref, topic, 'phx_reply', { status: 'ok', response: {} }]),
    );
  }

  receive(frame: Frame): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    sockets.delete(this);
    this.onclose?.(new CloseEvent('close', { code: 1000 }));
  }
}

/** Stands in for the line to the server until the test ends; the page opens it once and keeps it. */
export function stubPriceSocket() {
  vi.stubGlobal(
    'WebSocket',
    Object.assign(PriceSocket, { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 }),
  );
  return {
    isWatched: (id: number) =>
      [...sockets].some(({ topics }) => topics.has(`realtime:price:${id}`)),
    /** Tells those who watch the product what it costs now. */
    broadcast(id: number, payload: object): void {
      for (const socket of sockets) {
        const topic = `realtime:price:${id}`;
        socket.receive([
          null,
          null,
          topic,
          'broadcast',
          { event: 'price', type: 'broadcast', payload },
        ]);
      }
    },
  };
}
