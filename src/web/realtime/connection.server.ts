import type { WebSocket } from 'ws';
import type { Person } from '~/auth/client/token-verifier.server';
import { AppError } from '~/domain/app-error';
import type { RealtimeBounds } from '~/domain/realtime/realtime-limits';
import { readTopic } from '~/domain/realtime/realtime-topic';
import {
  type JoinOptions,
  readBroadcast,
  readJoinOptions,
  readTokenPayload,
} from './client-payloads';
import { type ProtocolVersion, type RealtimeFrame, readFrame, writeFrame } from './frame';
import { type Broadcast, bareTopic, type Hub, type Member } from './hub.server';
import type { RateCounter } from './rate-counter.server';
import { isRefusal, type TokenChecks } from './token-checks.server';

/** What a connection needs from its process. */
export interface ConnectionHost {
  hub: Hub;
  /** Verifies tokens; without accounts there are no private channels. */
  tokens: TokenChecks | undefined;
  rates: RateCounter;
  bounds: RealtimeBounds;
  /** Broadcasts to everyone on a topic, in all processes. */
  publish(topic: string, broadcast: Broadcast, from: string): Promise<void>;
  /** Called after a join, to send initial messages. */
  onJoined(topic: string, member: Member): void;
  /** A client that read too slowly was disconnected. */
  onDropped(): void;
}

interface Channel {
  topic: string;
  joinRef: string | null;
  ack: boolean;
  /** The token that opened a private channel. */
  token: string | null;
}

const tooManyJoins = 'ClientJoinRateLimitReached: Too many joins per second';

export type Connection = ReturnType<typeof createConnection>;

/** One browser's connection: its channels and the handling of its messages. */
export function createConnection(
  host: ConnectionHost,
  socket: WebSocket,
  { id, version, network }: { id: string; version: ProtocolVersion; network: string },
) {
  const { hub, rates, bounds } = host;
  const channels = new Map<string, Channel>();
  let lastToken = '';

  const member: Member = {
    id,
    version,
    send(bytes) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount <= bounds.maxUnsentBytes)
        return socket.send(bytes, { binary: false });
      // The client reconnects and reloads the prices; we do not buffer them.
      host.onDropped();
      socket.terminate();
    },
  };

  function pushEvent(
    topic: string,
    event: string,
    payload: RealtimeFrame['payload'],
    joinRef: string | null,
  ) {
    member.send(Buffer.from(writeFrame({ joinRef, ref: null, topic, event, payload }, version)));
  }

  function reply(
    to: RealtimeFrame,
    status: 'ok' | 'error',
    response: RealtimeFrame['payload'] = {},
  ): void {
    const { joinRef, ref, topic } = to;
    const payload = { status, response };
    const frame = { joinRef, ref, topic, event: 'phx_reply', payload };
    member.send(Buffer.from(writeFrame(frame, version)));
  }

  function leaveChannel(channel: Channel): void {
    if (channels.get(channel.topic) !== channel) return;
    channels.delete(channel.topic);
    hub.leave(channel.topic, member);
  }

  /** Channels share one copy of a repeated token. */
  function internToken(token: string): string {
    if (token !== lastToken) lastToken = token;
    return lastToken;
  }

  async function join(frame: RealtimeFrame, topic: string): Promise<void> {
    if (!rates.take('joins', id) || !rates.take('networkJoins', network)) {
      return reply(frame, 'error', { reason: tooManyJoins });
    }
    const options = readJoinOptions(frame.payload);
    if (!options) return reply(frame, 'error', { reason: 'Invalid join payload' });
    const problem = findProblem(topic, options);
    if (problem) return reply(frame, 'error', { reason: problem });
    const token = isPrivate(topic, options) ? internToken(options.token ?? '') : null;
    if (token !== null && !rates.take('tokenChecks', network)) {
      return reply(frame, 'error', { reason: tooManyJoins });
    }
    const channel: Channel = { topic, joinRef: frame.joinRef, ack: options.ack, token };
    // A second join replaces the first, including its permissions.
    hub.leave(topic, member);
    // Before the token check, so that it counts toward the limit and a leave during the check finds it.
    channels.set(topic, channel);
    const refusal = token === null ? null : await findJoinRefusal(topic, token);
    if (channels.get(topic) !== channel) return;
    if (refusal) {
      leaveChannel(channel);
      return reply(frame, 'error', { reason: refusal });
    }
    hub.join(topic, member, options.echo);
    reply(frame, 'ok', { postgres_changes: [] });
    // Presence is not supported; clients get an empty state.
    if (options.presence) pushEvent(frame.topic, 'presence_state', {}, frame.joinRef);
    host.onJoined(topic, member);
  }

  function findProblem(topic: string, options: JoinOptions): string | null {
    if (!readTopic(topic)) return `Unknown topic: ${topic}`;
    if (options.tables) return 'postgres_changes is not supported';
    const isFull = channels.size >= bounds.maxChannels && !channels.has(topic);
    return isFull ? 'ChannelRateLimitReached: Too many channels' : null;
  }

  function isPrivate(topic: string, options: JoinOptions): boolean {
    return options.isPrivate || readTopic(topic)?.kind === 'person';
  }

  /** The user allowed to join a private topic; throws otherwise. */
  async function findOwner(topic: string, token: string): Promise<Person> {
    const target = readTopic(topic);
    const person = await host.tokens?.verify(token);
    if (person && (target?.kind !== 'person' || target.userId === person.id)) return person;
    throw new AppError('insufficient_aal', {
      message: `You do not have permissions to read from this Channel topic: ${topic}`,
    });
  }

  /** Why a token does not grant access to a topic; null if it does. */
  async function findJoinRefusal(topic: string, token: string): Promise<string | null> {
    try {
      const owner = await findOwner(topic, token);
      return rates.take('privateJoins', owner.id) ? null : tooManyJoins;
    } catch (error) {
      return refusalText(error);
    }
  }

  /** Closes channels whose token is no longer valid; tokens that cannot be checked right now stay. */
  async function recheck(channel: Channel): Promise<void> {
    if (channel.token === null) return;
    const problem = await findOwner(channel.topic, channel.token).then(
      () => null,
      (error: unknown) => error,
    );
    if (problem && !(problem instanceof AppError)) throw problem;
    if (!isRefusal(problem) || channels.get(channel.topic) !== channel) return;
    leaveChannel(channel);
    const { topic, joinRef } = channel;
    const message = refusalText(problem);
    const system = { status: 'error', message, extension: 'system', channel: topic };
    pushEvent(`realtime:${topic}`, 'system', system, joinRef);
    pushEvent(`realtime:${topic}`, 'phx_close', {}, joinRef);
  }

  async function handleBroadcast(frame: RealtimeFrame, channel: Channel): Promise<void> {
    const broadcast = readBroadcast(frame.payload);
    if (!broadcast) return reply(frame, 'error', { reason: 'Invalid broadcast payload' });
    // Only the server sends prices; otherwise any client could show fake prices to everyone.
    const target = readTopic(channel.topic);
    if (target?.kind !== 'person') {
      return reply(frame, 'error', {
        reason: 'You do not have permissions to write to this Channel topic',
      });
    }
    // The token check may still be running.
    if (!hub.isMember(channel.topic, member)) {
      return reply(frame, 'error', { reason: 'unmatched topic' });
    }
    if (!rates.take('broadcasts', target.userId)) {
      return reply(frame, 'error', { reason: 'Too many messages per second' });
    }
    try {
      await host.publish(channel.topic, broadcast, id);
      if (channel.ack) reply(frame, 'ok');
    } catch (error) {
      const reason = error instanceof AppError ? error.message : 'The message could not be sent';
      reply(frame, 'error', { reason });
    }
  }

  async function handle(frame: RealtimeFrame): Promise<void> {
    if (frame.topic === 'phoenix' && frame.event === 'heartbeat') return reply(frame, 'ok');
    const topic = bareTopic(frame.topic);
    if (topic !== null && frame.event === 'phx_join') return join(frame, topic);
    const channel = channels.get(topic ?? '');
    if (!channel) return reply(frame, 'error', { reason: 'unmatched topic' });
    switch (frame.event) {
      case 'phx_leave':
        leaveChannel(channel);
        reply(frame, 'ok');
        return pushEvent(frame.topic, 'phx_close', {}, channel.joinRef);
      case 'access_token':
        // Public channel, or over the limit: ignore the token.
        if (channel.token === null || !rates.take('tokenChecks', network)) return;
        channel.token = internToken(readTokenPayload(frame.payload) ?? '');
        return recheck(channel);
      case 'broadcast':
        return handleBroadcast(frame, channel);
      case 'presence':
        return reply(frame, 'ok');
      default:
        return reply(frame, 'error', { reason: `Unknown event: ${frame.event}` });
    }
  }

  /** Closes the connection, with a deadline for clients that keep sending. */
  function close(code: number, reason: string): void {
    socket.close(code, reason);
    setTimeout(() => socket.terminate(), bounds.closeMs).unref();
  }

  /** Counts every client message; false if it must be ignored. */
  function countMessage(): boolean {
    if (socket.readyState !== socket.OPEN) return false;
    if (rates.take('messages', id) && rates.take('networkMessages', network)) return true;
    close(1008, 'Too many messages');
    return false;
  }

  return {
    count: countMessage,
    async receive(data: Buffer, isBinary: boolean): Promise<void> {
      if (!countMessage()) return;
      const frame = readFrame(data, isBinary, version);
      if (!frame) return close(1007, 'Malformed message');
      await handle(frame);
    },
    /** Rechecks every channel that a token opened. */
    async recheck(): Promise<void> {
      for (const channel of [...channels.values()]) await recheck(channel);
    },
    end(): void {
      for (const channel of [...channels.values()]) leaveChannel(channel);
      rates.forget(id);
    },
  };
}

function refusalText(error: unknown): string {
  if (!(error instanceof AppError)) throw error;
  return `${error.code === 'invalid_jwt' ? 'InvalidJWTToken' : 'Unauthorized'}: ${error.message}`;
}
