import { z } from 'zod';
import type { Queryable } from '../engine/database.server';
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

const flowRow = z
  .object({
    id: z.string(),
    user_id: z.string().nullable(),
    code_challenge: z.string(),
    code_challenge_method: z.enum(['s256', 'plain']),
    authentication_method: z.string(),
    provider: z.string().nullable(),
    provider_verifier: z.string().nullable(),
    provider_nonce: z.string().nullable(),
    redirect_to: z.string().nullable(),
    session_id: z.string().nullable(),
    proven_person: z.unknown(),
    created_at: z.date(),
    auth_code_issued_at: z.date().nullable(),
  })
  .transform(
    (row): FlowState => ({
      id: row.id,
      userId: row.user_id,
      codeChallenge: row.code_challenge,
      codeChallengeMethod: row.code_challenge_method,
      authenticationMethod: row.authentication_method,
      provider: row.provider,
      providerVerifier: row.provider_verifier,
      providerNonce: row.provider_nonce,
      redirectTo: row.redirect_to,
      sessionId: row.session_id,
      provenPerson: row.proven_person,
      createdAt: row.created_at,
      authCodeIssuedAt: row.auth_code_issued_at,
    }),
  );

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
