import { z } from 'zod';
import {
  broadcastChannel,
  maxBroadcastBytes,
  notifyBroadcast,
} from '~/db/jobs/broadcast.repo.server';
import { AppError } from '~/domain/app-error';
import { readTopic } from '~/domain/realtime/realtime-topic';
import type { Deps } from '../deps';

const broadcastSchema = z.object({
  topic: z.string(),
  event: z.string().min(1).max(255),
  payload: z.unknown(),
  /** The id of the sending connection, for messages of clients. */
  from: z.string().optional(),
  /** The index in the message: PostgreSQL delivers equal notifications of a transaction only once. */
  place: z.number(),
});
export type ClusterBroadcast = Omit<z.infer<typeof broadcastSchema>, 'place'>;

/** Sends messages to all subscribers of the topics, in every process; all or none. */
export async function publishBroadcasts(
  { db }: Pick<Deps, 'db'>,
  broadcasts: readonly ClusterBroadcast[],
): Promise<void> {
  const messages = broadcasts.map(writeMessage);
  await db.transaction(async (tx) => {
    for (const message of messages) await notifyBroadcast(tx, message);
  });
}

function writeMessage(broadcast: ClusterBroadcast, place: number): string {
  if (!readTopic(broadcast.topic)) {
    throw new AppError('bad_request', { message: `There is no topic ${broadcast.topic}.` });
  }
  const message = JSON.stringify({ ...broadcast, place });
  if (Buffer.byteLength(message) > maxBroadcastBytes) {
    throw new AppError('body_too_large', {
      message: `A broadcast may have at most ${maxBroadcastBytes} bytes.`,
    });
  }
  return message;
}

/** Receives the messages that any process publishes. */
export function followBroadcasts(
  { db }: Pick<Deps, 'db'>,
  onBroadcast: (broadcast: ClusterBroadcast) => void,
): Promise<() => Promise<void>> {
  return db.listen(broadcastChannel, (message) => {
    // Empty after a lost connection: messages in between are lost, as with any broadcast.
    const { data } = broadcastSchema.safeParse(message === '' ? null : JSON.parse(message));
    if (data) onBroadcast(data);
  });
}
