import { z } from 'zod';
import type { Queryable } from '~/db/engine/database.server';
import { sql } from '~/db/engine/sql.server';
import { rowOf } from '../../engine/row.server';

type ChallengePurpose = 'register' | 'sign-in' | 'enroll-factor' | 'show-factor';

/** A started ceremony. */
export interface WebAuthnChallenge {
  id: string;
  purpose: ChallengePurpose;
  challenge: string;
  sessionId: string | null;
  factorId: string | null;
  createdAt: Date;
}

/** Stores a challenge until it is answered. */
export async function insertWebAuthnChallenge(
  db: Queryable,
  challenge: WebAuthnChallenge,
): Promise<void> {
  await db.execute(sql`insert into auth_webauthn_challenge
      (id, purpose, challenge, session_id, factor_id, created_at)
    values (${challenge.id}, ${challenge.purpose}, ${challenge.challenge}, ${challenge.sessionId},
      ${challenge.factorId}, ${challenge.createdAt})`);
}

const taken = rowOf({ challenge: z.string(), createdAt: z.date() });

/** Consumes a challenge; null if it was already used or belongs to another user. */
export async function deleteWebAuthnChallenge(
  db: Queryable,
  asked: Pick<WebAuthnChallenge, 'id' | 'purpose' | 'sessionId' | 'factorId'>,
): Promise<{ challenge: string; createdAt: Date } | null> {
  const [found] = await db.rows(
    taken,
    sql`delete from auth_webauthn_challenge where id = ${asked.id} and purpose = ${asked.purpose}
      and session_id is not distinct from ${asked.sessionId}::uuid
      and factor_id is not distinct from ${asked.factorId}::uuid
      returning challenge, created_at`,
  );
  return found ?? null;
}

/** Deletes unanswered challenges. */
export async function deleteWebAuthnChallengesBefore(db: Queryable, before: Date): Promise<number> {
  return db.execute(sql`delete from auth_webauthn_challenge where created_at < ${before}`);
}
