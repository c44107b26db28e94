import type { WebSocket } from 'ws';
import type { TokenVerifier } from '~/auth/client/token-verifier.server';
import { AppError } from '~/domain/app-error';
import { readTopic } from '~/domain/realtime-topic';
import { createAllowance } from './allowance';
import { type Frame, readFrame, type Version, writeFrame } from './frame';
import { type Broadcast, bareTopic, type Hub, type Member } from './hub.server';
import { type JoinWishes, readBroadcast, readJoin, readToken } from './wishes';

/** What a connection needs of its process. */
export interface ConnectionHost {
  hub: Hub;
  /** Says who holds a token; without accounts nobody can join what is a person's. */
  tokens: TokenVerifier | undefined;
  /** Tells everybody on a topic, in all processes. */
  spread(topic: string, broadcast: Broadcast, from: string): Promise<void>;
  /** Somebody has just joined: for what should be said at once. */
  onJoined(topic: string, member: Member): void;
  /** A reader who was too slow has been let go. */
  onDropped(): void;
}

interface Channel {
  topic: string;
  joinRef: string | null;
  ack: boolean;
  /** For what is a person's: the token that opened it. */
  token: string | null;
}

/** As many as Supabase allows. A listing joins 24. */
const maxChannels = 100;
/** Enough to leave one listing and join the next, several times over. */
const messages = { burst: 400, perSecond: 40 };
/** What may lie unsent for somebody who does not read. Far more than a page's worth of news. */
const maxUnsentBytes = 256 * 1024;

export type Connection = ReturnType<typeof createConnection>;

/** One browser on the line: its channels, and what becomes of what it sends. */
export function createConnection(
  host: ConnectionHost,
  socket: WebSocket,
  { id, version }: { id: string; version: Version },
) {
  const { hub } = host;
  const channels = new Map<string, Channel>();
  const allowance = createAllowance(messages);

  const member: Member = {
    id,
    version,
    send(bytes) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount <= maxUnsentBytes) return socket.send(bytes, { binary: false });
      // It comes back by itself, and reads the prices anew; we do not keep them for it.
      host.onDropped();
      socket.terminate();
    },
  };

  function say(topic: string, event: string, payload: Frame['payload'], joinRef: string | null) {
    member.send(Buffer.from(writeFrame({ joinRef, ref: null, topic, event, payload }, version)));
  }

  function reply(to: Frame, status: 'ok' | 'error', response: Frame['payload'] = {}): void {
    const { joinRef, ref, topic } = to;
    const payload = { status, response };
    const frame = { joinRef, ref, topic, event: 'phx_reply', payload };
    member.send(Buffer.from(writeFrame(frame, version)));
  }

  function forget(channel: Channel): void {
    if (channels.get(channel.topic) !== channel) return;
    channels.delete(channel.topic);
    hub.leave(channel.topic, member);
  }

  async function join(frame: Frame, topic: string): Promise<void> {
    const wishes = readJoin(frame.payload);
    if (!wishes) return reply(frame, 'error', { reason: 'Invalid join payload' });
    const problem = findProblem(topic, wishes);
    if (problem) return reply(frame, 'error', { reason: problem });
    const token = isPrivate(topic, wishes) ? (wishes.token ?? '') : null;
    const channel: Channel = { topic, joinRef: frame.joinRef, ack: wishes.ack, token };
    // A second joining takes the first one's place, also in what it may hear.
    hub.leave(topic, member);
    // Before the token is checked: it counts, and a leave that comes meanwhile finds it.
    channels.set(topic, channel);
    const refusal = token === null ? null : await findRefusal(topic, token);
    if (channels.get(topic) !== channel) return;
    if (refusal) {
      forget(channel);
      return reply(frame, 'error', { reason: refusal });
    }
    hub.join(topic, member, wishes.echo);
    reply(frame, 'ok', { postgres_changes: [] });
    // Nobody is shown to anybody: an empty room is the polite answer.
    if (wishes.presence) say(frame.topic, 'presence_state', {}, frame.joinRef);
    host.onJoined(topic, member);
  }

  function findProblem(topic: string, wishes: JoinWishes): string | null {
    if (!readTopic(topic)) return `Unknown topic: ${topic}`;
    if (wishes.tables) return 'postgres_changes is not offered here';
    const isFull = channels.size >= maxChannels && !channels.has(topic);
    return isFull ? 'ChannelRateLimitReached: Too many channels' : null;
  }

  function isPrivate(topic: string, wishes: JoinWishes): boolean {
    return wishes.isPrivate || readTopic(topic)?.kind === 'person';
  }

  /** Why a token does not open a topic; null when it does. */
  async function findRefusal(topic: string, token: string): Promise<string | null> {
    const target = readTopic(topic);
    try {
      const person = await host.tokens?.verify(token);
      if (person && (target?.kind !== 'person' || target.userId === person.id)) return null;
      return `Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return `${error.code === 'invalid_jwt' ? 'InvalidJWTToken' : 'Unauthorized'}: ${error.message}`;
    }
  }

  /** Ends what a token no longer opens. */
  async function recheck(channel: Channel): Promise<void> {
    if (channel.token === null) return;
    const refusal = await findRefusal(channel.topic, channel.token);
    if (!refusal || channels.get(channel.topic) !== channel) return;
    forget(channel);
    const { topic, joinRef } = channel;
    const system = { status: 'error', message: refusal, extension: 'system', channel: topic };
    say(`realtime:${topic}`, 'system', system, joinRef);
    say(`realtime:${topic}`, 'phx_close', {}, joinRef);
  }

  async function speak(frame: Frame, channel: Channel): Promise<void> {
    const broadcast = readBroadcast(frame.payload);
    if (!broadcast) return reply(frame, 'error', { reason: 'Invalid broadcast payload' });
    // Prices come from us alone: otherwise anybody could show everybody any price.
    if (readTopic(channel.topic)?.kind !== 'person') {
      return reply(frame, 'error', {
        reason: 'You do not have permissions to write to this Channel topic',
      });
    }
    // The token may still be on its way to being refused.
    if (!hub.isMember(channel.topic, member)) {
      return reply(frame, 'error', { reason: 'unmatched topic' });
    }
    try {
      await host.spread(channel.topic, broadcast, id);
      if (channel.ack) reply(frame, 'ok');
    } catch (error) {
      const reason = error instanceof AppError ? error.message : 'It could not be sent';
      reply(frame, 'error', { reason });
    }
  }

  async function handle(frame: Frame): Promise<void> {
    if (frame.topic === 'phoenix' && frame.event === 'heartbeat') return reply(frame, 'ok');
    const topic = bareTopic(frame.topic);
    if (topic !== null && frame.event === 'phx_join') return join(frame, topic);
    const channel = channels.get(topic ?? '');
    if (!channel) return reply(frame, 'error', { reason: 'unmatched topic' });
    switch (frame.event) {
      case 'phx_leave':
        forget(channel);
        reply(frame, 'ok');
        return say(frame.topic, 'phx_close', {}, channel.joinRef);
      case 'access_token':
        if (channel.token !== null) channel.token = readToken(frame.payload) ?? '';
        return recheck(channel);
      case 'broadcast':
        return speak(frame, channel);
      case 'presence':
        return reply(frame, 'ok');
      default:
        return reply(frame, 'error', { reason: `Unknown event: ${frame.event}` });
    }
  }

  return {
    async receive(data: Buffer, isBinary: boolean): Promise<void> {
      if (!allowance.take()) return socket.close(1008, 'Too many messages');
      const frame = readFrame(data, isBinary, version);
      if (!frame) return socket.close(1007, 'Malformed message');
      await handle(frame);
    },
    /** Looks again at everything that a token opened. */
    async recheck(): Promise<void> {
      for (const channel of [...channels.values()]) await recheck(channel);
    },
    end(): void {
      for (const channel of [...channels.values()]) forget(channel);
    },
  };
}
