import type { WebSocket } from 'ws';
import { AppError } from '~/domain/app-error';
import type { RealtimeBounds } from '~/domain/realtime/realtime-limits';
import { readTopic } from '~/domain/realtime/realtime-topic';
import { findOwner, refusalText } from './channel-access.server';
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

interface ConnectionFacts {
  id: string;
  version: ProtocolVersion;
  network: string;
}

/** One browser's connection: its channels and the handling of its messages. */
export class Connection {
  private readonly channels = new Map<string, Channel>();
  private readonly member: Member;
  private readonly host: ConnectionHost;
  private readonly socket: WebSocket;
  private readonly facts: ConnectionFacts;
  private lastToken = '';

  constructor(host: ConnectionHost, socket: WebSocket, facts: ConnectionFacts) {
    this.host = host;
    this.socket = socket;
    this.facts = facts;
    const { id, version } = facts;
    this.member = { id, version, send: (bytes) => this.send(bytes) };
  }

  async receive(data: Buffer, isBinary: boolean): Promise<void> {
    if (!this.countMessage()) return;
    const frame = readFrame(data, isBinary, this.facts.version);
    if (!frame) return this.close(1007, 'Malformed message');
    await this.handle(frame);
  }

  /** Counts every client message; false if it must be ignored. */
  countMessage(): boolean {
    const { rates } = this.host;
    if (this.socket.readyState !== this.socket.OPEN) return false;
    const { id, network } = this.facts;
    if (rates.take('messages', id) && rates.take('networkMessages', network)) return true;
    this.close(1008, 'Too many messages');
    return false;
  }

  /** Rechecks every channel that a token opened. A join that is not finished checks its token itself. */
  async recheck(): Promise<void> {
    for (const channel of [...this.channels.values()]) {
      if (this.host.hub.isMember(channel.topic, this.member)) await this.recheckChannel(channel);
    }
  }

  end(): void {
    for (const channel of [...this.channels.values()]) this.leaveChannel(channel);
    this.host.rates.forget(this.facts.id);
  }

  private async handle(frame: RealtimeFrame): Promise<void> {
    if (frame.topic === 'phoenix' && frame.event === 'heartbeat') return this.reply(frame, 'ok');
    const topic = bareTopic(frame.topic);
    if (topic !== null && frame.event === 'phx_join') return this.join(frame, topic);
    const channel = this.channels.get(topic ?? '');
    if (!channel) return this.refuse(frame, 'unmatched topic');
    switch (frame.event) {
      case 'phx_leave':
        this.leaveChannel(channel);
        this.reply(frame, 'ok');
        return this.pushEvent(frame.topic, 'phx_close', {}, channel.joinRef);
      case 'access_token':
        return this.replaceToken(channel, readTokenPayload(frame.payload) ?? '');
      case 'broadcast':
        return this.broadcast(frame, channel);
      case 'presence':
        return this.reply(frame, 'ok');
      default:
        return this.refuse(frame, `Unknown event: ${frame.event}`);
    }
  }

  private async join(frame: RealtimeFrame, topic: string): Promise<void> {
    const { hub, rates } = this.host;
    const { id, network } = this.facts;
    if (!rates.take('joins', id) || !rates.take('networkJoins', network)) {
      return this.refuse(frame, tooManyJoins);
    }
    const options = readJoinOptions(frame.payload);
    if (!options) return this.refuse(frame, 'Invalid join payload');
    const problem = this.findProblem(topic, options);
    if (problem) return this.refuse(frame, problem);
    const isPrivate = options.isPrivate || readTopic(topic)?.kind === 'person';
    const token = isPrivate ? this.internToken(options.token ?? '') : null;
    if (token !== null && !rates.take('tokenChecks', network)) {
      return this.refuse(frame, tooManyJoins);
    }
    const channel: Channel = { topic, joinRef: frame.joinRef, ack: options.ack, token };
    // A second join replaces the first, including its permissions.
    hub.leave(topic, this.member);
    // Before the token check, so that it counts toward the limit and a leave during the check finds it.
    this.channels.set(topic, channel);
    const refusal = token === null ? null : await this.findJoinRefusal(topic, token);
    if (this.channels.get(topic) !== channel) return;
    if (refusal) {
      this.leaveChannel(channel);
      return this.refuse(frame, refusal);
    }
    hub.join(topic, this.member, options.echo);
    this.reply(frame, 'ok', { postgres_changes: [] });
    // Presence is not supported; clients get an empty state.
    if (options.presence) this.pushEvent(frame.topic, 'presence_state', {}, frame.joinRef);
    this.host.onJoined(topic, this.member);
  }

  private findProblem(topic: string, options: JoinOptions): string | null {
    if (!readTopic(topic)) return `Unknown topic: ${topic}`;
    if (options.tables) return 'postgres_changes is not supported';
    const { maxChannels } = this.host.bounds;
    const isFull = this.channels.size >= maxChannels && !this.channels.has(topic);
    return isFull ? 'ChannelRateLimitReached: Too many channels' : null;
  }

  /** Why a token does not grant access to a topic; null if it does. */
  private async findJoinRefusal(topic: string, token: string): Promise<string | null> {
    try {
      const owner = await findOwner(this.host.tokens, topic, token);
      return this.host.rates.take('privateJoins', owner.id) ? null : tooManyJoins;
    } catch (error) {
      return refusalText(error);
    }
  }

  /** Ignores the token of a public channel, or one over the limit. */
  private async replaceToken(channel: Channel, token: string): Promise<void> {
    if (channel.token === null) return;
    if (!this.host.rates.take('tokenChecks', this.facts.network)) return;
    channel.token = this.internToken(token);
    await this.recheckChannel(channel);
  }

  /** Closes a channel whose token is no longer valid; tokens that cannot be checked right now stay. */
  private async recheckChannel(channel: Channel): Promise<void> {
    if (channel.token === null) return;
    const problem = await findOwner(this.host.tokens, channel.topic, channel.token).then(
      () => null,
      (error: unknown) => error,
    );
    if (problem && !(problem instanceof AppError)) throw problem;
    if (!isRefusal(problem) || this.channels.get(channel.topic) !== channel) return;
    this.leaveChannel(channel);
    const { topic, joinRef } = channel;
    const message = refusalText(problem);
    const system = { status: 'error', message, extension: 'system', channel: topic };
    this.pushEvent(`realtime:${topic}`, 'system', system, joinRef);
    this.pushEvent(`realtime:${topic}`, 'phx_close', {}, joinRef);
  }

  private async broadcast(frame: RealtimeFrame, channel: Channel): Promise<void> {
    const { hub, rates } = this.host;
    const broadcast = readBroadcast(frame.payload);
    if (!broadcast) return this.refuse(frame, 'Invalid broadcast payload');
    // Only the server sends prices; otherwise any client could show fake prices to everyone.
    const target = readTopic(channel.topic);
    if (target?.kind !== 'person') {
      return this.refuse(frame, 'You do not have permissions to write to this Channel topic');
    }
    // The token check may still be running.
    if (!hub.isMember(channel.topic, this.member)) return this.refuse(frame, 'unmatched topic');
    if (!rates.take('broadcasts', target.userId)) {
      return this.refuse(frame, 'Too many messages per second');
    }
    try {
      await this.host.publish(channel.topic, broadcast, this.facts.id);
      if (channel.ack) this.reply(frame, 'ok');
    } catch (error) {
      this.refuse(
        frame,
        error instanceof AppError ? error.message : 'The message could not be sent',
      );
    }
  }

  private leaveChannel(channel: Channel): void {
    if (this.channels.get(channel.topic) !== channel) return;
    this.channels.delete(channel.topic);
    this.host.hub.leave(channel.topic, this.member);
  }

  /** Channels share one copy of a repeated token. */
  private internToken(token: string): string {
    if (token !== this.lastToken) this.lastToken = token;
    return this.lastToken;
  }

  private pushEvent(
    topic: string,
    event: string,
    payload: RealtimeFrame['payload'],
    joinRef: string | null,
  ): void {
    this.sendFrame({ joinRef, ref: null, topic, event, payload });
  }

  private refuse(to: RealtimeFrame, reason: string): void {
    this.reply(to, 'error', { reason });
  }

  private reply(
    { joinRef, ref, topic }: RealtimeFrame,
    status: 'ok' | 'error',
    response: RealtimeFrame['payload'] = {},
  ): void {
    this.sendFrame({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } });
  }

  private sendFrame(frame: RealtimeFrame): void {
    this.send(Buffer.from(writeFrame(frame, this.facts.version)));
  }

  private send(bytes: Buffer): void {
    const { socket, host } = this;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount <= host.bounds.maxUnsentBytes) {
      socket.send(bytes, { binary: false });
    } else {
      // The client reconnects and reloads the prices; we do not buffer them.
      host.onDropped();
      socket.terminate();
    }
  }

  /** Closes the connection, with a deadline for clients that keep sending. */
  private close(code: number, reason: string): void {
    this.socket.close(code, reason);
    setTimeout(() => this.socket.terminate(), this.host.bounds.closeMs).unref();
  }
}
