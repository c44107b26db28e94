import { z } from 'zod';

export const protocolVersions = ['1.0.0', '2.0.0'] as const;
export type ProtocolVersion = (typeof protocolVersions)[number];

/** One protocol message, independent of the version. */
export interface RealtimeFrame {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: Record<string, unknown>;
}

const ref = z.union([z.string().max(64), z.number(), z.null()]).optional();
const name = z.string().min(1).max(255);
const payload = z.record(z.string(), z.unknown()).nullish();

const objectFrame = z.object({ join_ref: ref, ref, topic: name, event: name, payload });
const arrayFrame = z.tuple([ref, ref, name, name, payload]);

/** Parses a client message; null if it is invalid. */
export function readFrame(
  data: Buffer,
  isBinary: boolean,
  version: ProtocolVersion,
): RealtimeFrame | null {
  if (isBinary) return version === '2.0.0' ? readBinaryBroadcast(data) : null;
  const json = parse(data.toString('utf8'));
  if (version === '1.0.0') {
    const { data: frame } = objectFrame.safeParse(json);
    return frame
      ? toFrame(frame.join_ref, frame.ref, frame.topic, frame.event, frame.payload)
      : null;
  }
  const { data: frame } = arrayFrame.safeParse(json);
  return frame ? toFrame(...frame) : null;
}

export function writeFrame(frame: RealtimeFrame, version: ProtocolVersion): string {
  const { joinRef, ref, topic, event, payload } = frame;
  return version === '1.0.0'
    ? JSON.stringify({ topic, event, payload, ref, join_ref: joinRef })
    : JSON.stringify([joinRef, ref, topic, event, payload]);
}

const userBroadcastPush = 3;
const jsonEncoding = 1;
const headerBytes = 7;

/**
 * Version 2.0.0 sends broadcasts as bytes: kind, the lengths of join ref, ref, topic, event and
 * metadata, the encoding, then all of those and the payload.
 */
function readBinaryBroadcast(data: Buffer): RealtimeFrame | null {
  if (data.length < headerBytes || data[0] !== userBroadcastPush) return null;
  if (data[6] !== jsonEncoding) return null;
  const parts: string[] = [];
  let offset = headerBytes;
  for (const length of data.subarray(1, 6)) {
    if (offset + length > data.length) return null;
    parts.push(data.toString('utf8', offset, offset + length));
    offset += length;
  }
  const [joinRef = '', ref = '', topic = '', event = ''] = parts;
  const sent = parse(data.toString('utf8', offset));
  if (topic === '' || event === '' || sent === undefined) return null;
  return {
    joinRef: joinRef || null,
    ref: ref || null,
    topic,
    event: 'broadcast',
    payload: { type: 'broadcast', event, payload: sent },
  };
}

type Ref = z.infer<typeof ref>;

function toFrame(
  joinRef: Ref,
  ref: Ref,
  topic: string,
  event: string,
  payload: Record<string, unknown> | null | undefined,
): RealtimeFrame {
  return { joinRef: refText(joinRef), ref: refText(ref), topic, event, payload: payload ?? {} };
}

function refText(ref: Ref): string | null {
  return ref === null || ref === undefined ? null : String(ref);
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
