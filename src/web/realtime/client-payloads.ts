import { z } from 'zod';
import type { Broadcast } from './hub.server';

const joinSchema = z.object({
  access_token: z.string().max(8_192).nullish(),
  config: z
    .object({
      broadcast: z.object({ ack: z.boolean(), self: z.boolean() }).partial().optional(),
      presence: z.object({ enabled: z.boolean() }).partial().optional(),
      postgres_changes: z.array(z.unknown()).optional(),
      private: z.boolean().optional(),
    })
    .optional(),
});

export interface JoinOptions {
  token: string | null;
  isPrivate: boolean;
  ack: boolean;
  /** Also receives its own broadcasts. */
  echo: boolean;
  presence: boolean;
  /** Requests database changes, which we do not support. */
  tables: boolean;
}

export function readJoinOptions(payload: unknown): JoinOptions | null {
  const { data } = joinSchema.safeParse(payload);
  if (!data) return null;
  const { broadcast, presence, postgres_changes, private: isPrivate } = data.config ?? {};
  return {
    token: data.access_token ?? null,
    isPrivate: isPrivate ?? false,
    ack: broadcast?.ack ?? false,
    echo: broadcast?.self ?? false,
    presence: presence?.enabled ?? false,
    tables: (postgres_changes?.length ?? 0) > 0,
  };
}

const event = z.string().min(1).max(255);
const broadcastSchema = z.object({ event, payload: z.unknown() });

export function readBroadcast(payload: unknown): Broadcast | null {
  const { data } = broadcastSchema.safeParse(payload);
  return data ? { event: data.event, payload: data.payload ?? {} } : null;
}

const accessTokenSchema = z.object({ access_token: z.string().max(8_192).nullish() });

export function readTokenPayload(payload: unknown): string | null {
  return accessTokenSchema.safeParse(payload).data?.access_token ?? null;
}
