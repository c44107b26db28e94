import { type ProtocolVersion, writeFrame } from './frame';

/** A client that has joined a topic. */
export interface Member {
  /** Identifies the connection, across processes. */
  readonly id: string;
  readonly version: ProtocolVersion;
  send(bytes: Buffer): void;
}

export interface Broadcast {
  event: string;
  payload: unknown;
}

const topicPrefix = 'realtime:';

export type Hub = ReturnType<typeof createHub>;

/** The subscribers of each topic in this process. Topic names have no prefix. */
export function createHub() {
  const topics = new Map<string, Map<Member, { echo: boolean }>>();

  return {
    /** `echo`: also receives its own broadcasts. */
    join(topic: string, member: Member, echo: boolean): void {
      const members = topics.get(topic) ?? new Map<Member, { echo: boolean }>();
      topics.set(topic, members.set(member, { echo }));
    },
    leave(topic: string, member: Member): void {
      const members = topics.get(topic);
      members?.delete(member);
      if (members?.size === 0) topics.delete(topic);
    },
    isMember(topic: string, member: Member): boolean {
      return topics.get(topic)?.has(member) ?? false;
    },
    hasMembers(topic: string): boolean {
      return topics.has(topic);
    },
    /** Serialized once per protocol version, regardless of the number of subscribers. */
    broadcast(topic: string, broadcast: Broadcast, from?: string): void {
      const members = topics.get(topic);
      if (!members) return;
      const bytes = broadcastBytes(topic, broadcast);
      for (const [member, { echo }] of members) {
        if (member.id !== from || echo) member.send(bytes(member.version));
      }
    },
    sendTo(topic: string, broadcast: Broadcast, member: Member): void {
      if (!topics.get(topic)?.has(member)) return;
      member.send(broadcastBytes(topic, broadcast)(member.version));
    },
  };
}

function broadcastBytes(
  topic: string,
  { event, payload }: Broadcast,
): (version: ProtocolVersion) => Buffer {
  const encodedByVersion = new Map<ProtocolVersion, Buffer>();
  const frame = {
    joinRef: null,
    ref: null,
    topic: `${topicPrefix}${topic}`,
    event: 'broadcast',
    payload: { type: 'broadcast', event, payload },
  };
  return (version) => {
    const bytes = encodedByVersion.get(version) ?? Buffer.from(writeFrame(frame, version));
    encodedByVersion.set(version, bytes);
    return bytes;
  };
}

/** The topic without the client's prefix; null if the prefix is missing. */
export function bareTopic(topic: string): string | null {
  return topic.startsWith(topicPrefix) ? topic.slice(topicPrefix.length) : null;
}
