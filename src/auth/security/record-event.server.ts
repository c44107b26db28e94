import type { Queryable } from '~/db/engine/database.server';
import { recordSecurityEvent } from '~/db/security/security-event.repo.server';
import {
  type SecurityEvent,
  type SecurityEventKind,
  visitorFacts,
} from '~/domain/security/security-event';
import type { Call } from '../auth';

type EventParts = Partial<Pick<SecurityEvent, 'userId' | 'sessionId' | 'detail'>>;

function eventOf(call: Call, kind: SecurityEventKind, parts: EventParts): SecurityEvent {
  return {
    kind,
    userId: parts.userId ?? null,
    sessionId: parts.sessionId ?? null,
    ...visitorFacts(call),
    detail: parts.detail ?? null,
    at: call.auth.clock.now(),
  };
}

/** Records an event in the request's transaction. */
export async function recordEvent(
  tx: Queryable,
  call: Call,
  kind: SecurityEventKind,
  parts: EventParts = {},
): Promise<void> {
  await recordSecurityEvent(tx, eventOf(call, kind, parts));
}

/** Counts an event that a flood could cause; written later in batches. */
export function countEvent(call: Call, kind: SecurityEventKind, parts: EventParts = {}): void {
  call.auth.securityTally.count(eventOf(call, kind, parts));
}
