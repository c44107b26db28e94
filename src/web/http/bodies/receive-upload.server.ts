import type { Context } from 'hono';
import { AppError } from '~/domain/app-error';
import { maxDiscardedBytes } from '~/domain/limits/body-limits';
import type { UploadSlot, UploadSlots } from '../limits/upload-slots.server';
import { visitorNetwork } from '../limits/visitor-address.server';
import type { RequestEnv } from '../request-env.server';

interface UploadOptions<T> {
  slots: UploadSlots;
  maxBytes: number;
  /** The error message for larger files. */
  tooLarge: string;
  /** Responds when no slot becomes free; without it, that is an error. The body is not read yet. */
  onBusy?: ((refusal: AppError) => Promise<T>) | undefined;
}

/** Receives a body in an upload slot and holds the slot while `work` uses the bytes. */
export async function receiveUpload<T>(
  c: Context<RequestEnv>,
  { slots, maxBytes, tooLarge, onBusy }: UploadOptions<T>,
  work: (bytes: Uint8Array<ArrayBuffer>) => Promise<T>,
): Promise<T> {
  const refuse = () => new AppError('body_too_large', { message: tooLarge });
  const { body } = c.req.raw;
  // Otherwise the rest of a refused body would be parsed as the next request.
  c.header('Connection', 'close');
  const maxReadBytes = maxBytes + maxDiscardedBytes;
  if (Number(c.req.header('content-length')) > maxReadBytes) throw refuse();
  let slot: UploadSlot;
  try {
    slot = await slots.take(visitorNetwork(c));
  } catch (error) {
    if (onBusy && error instanceof AppError) return onBusy(error);
    throw error;
  }
  try {
    const parts: Uint8Array[] = [];
    let total = 0;
    for await (const part of body ? slot.track(body) : []) {
      total += part.length;
      if (total > maxReadBytes) throw refuse();
      if (total <= maxBytes) parts.push(part);
    }
    if (total > maxBytes) throw refuse();
    c.header('Connection', undefined);
    return await work(new Uint8Array(Buffer.concat(parts)));
  } finally {
    slot.release();
  }
}
