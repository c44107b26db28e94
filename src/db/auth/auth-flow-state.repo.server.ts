import { z } from 'zod';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';

export interface FlowState {
  id: string;
  userId: string | null;
  codeChallenge: string;
  codeChallengeMethod: 's256' | 'plain';
  authenticationMethod: string;
  provider: string | null;
  providerVerifier: string | null;
  providerNonce: string | null;
  redirectTo: string | null;
  /** The session that links a provider; null for a sign-in. */
  sessionId: string | null;
  /** The identity that the provider confirmed, for linking. */
  provenPerson: unknown;
  createdAt: Date;
  authCodeIssuedAt: Date | null;
}

const flowRow = rowOf({
  id: z.string(),
  userId: z.string().nullable(),
  codeChallenge: z.string(),
  codeChallengeMethod: z.enum(['s256', 'plain']),
  authenticationMethod: z.string(),
  provider: z.string().nullable(),
  providerVerifier: z.string().nullable(),
  providerNonce: z.string().nullable(),
  redirectTo: z.string().nullable(),
  sessionId: z.string().nullable(),
  provenPerson: z.unknown(),
  createdAt: z.date(),
  authCodeIssuedAt: z.date().nullable(),
});

/** Stores the server side of a flow; `stateHash` for flows through a provider. */
export async function insertFlowState(
  tx: Queryable,
  flow: Omit<FlowState, 'authCodeIssuedAt' | 'provenPerson'> & { stateHash: string | null },
): Promise<void> {
  await tx.execute(sql`insert into auth_flow_state
      (id, user_id, code_challenge, code_challenge_method, authentication_method, provider,
        state_hash, provider_verifier, provider_nonce, redirect_to, session_id,
        created_at)
    values (${flow.id}, ${flow.userId}, ${flow.codeChallenge}, ${flow.codeChallengeMethod},
      ${flow.authenticationMethod}, ${flow.provider}, ${flow.stateHash}, ${flow.providerVerifier},
      ${flow.providerNonce}, ${flow.redirectTo}, ${flow.sessionId}, ${flow.createdAt})`);
}

/** Finds a flow by the state that a provider returned, and voids that state. */
export async function updateFlowStateReturned(
  tx: Queryable,
  stateHash: string,
): Promise<FlowState | null> {
  const [flow] = await tx.rows(
    flowRow,
    sql`update auth_flow_state set state_hash = null where state_hash = ${stateHash} returning *`,
  );
  return flow ?? null;
}

/** Stores the confirmed identity until the browser exchanges its code. */
export async function updateFlowStateProven(
  tx: Queryable,
  flow: { id: string; person: object },
): Promise<void> {
  await tx.execute(sql`update auth_flow_state set proven_person = ${JSON.stringify(flow.person)}::jsonb
    where id = ${flow.id}`);
}

/** Issues the code that the browser will exchange. */
export async function updateFlowStateCode(
  tx: Queryable,
  flow: { id: string; userId: string; authCodeHash: string; now: Date },
): Promise<boolean> {
  const touched = await tx.execute(sql`update auth_flow_state set user_id = ${flow.userId},
      auth_code_hash = ${flow.authCodeHash}, auth_code_issued_at = ${flow.now}
    where id = ${flow.id}`);
  return touched === 1;
}

/** The flow that this code was issued for, or null. */
export async function findFlowStateByCode(
  tx: Queryable,
  authCodeHash: string,
): Promise<FlowState | null> {
  const [flow] = await tx.rows(
    flowRow,
    sql`select * from auth_flow_state where auth_code_hash = ${authCodeHash}`,
  );
  return flow ?? null;
}

/** Voids a code; false if a concurrent request did so first. */
export async function updateFlowStateCodeTaken(
  tx: Queryable,
  authCodeHash: string,
): Promise<boolean> {
  const touched = await tx.execute(sql`update auth_flow_state set auth_code_hash = null
    where auth_code_hash = ${authCodeHash}`);
  return touched === 1;
}

/** Ends a flow. */
export async function deleteFlowState(tx: Queryable, id: string): Promise<void> {
  await tx.execute(sql`delete from auth_flow_state where id = ${id}`);
}

/** Ends all flows of a user: issued codes become void. */
export async function deleteFlowStatesOf(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(sql`delete from auth_flow_state where user_id = ${userId}`);
}

/** Deletes unfinished flows. */
export async function deleteFlowStatesBefore(db: Queryable, before: Date): Promise<number> {
  return db.execute(sql`delete from auth_flow_state where created_at < ${before}`);
}
