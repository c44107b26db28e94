import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';

/** The only accepted audience of user tokens. */
const audience = 'authenticated';
export const signingAlgorithms = ['ES256', 'RS256', 'EdDSA'];

const sessionClaims = z.object({
  sub: z.uuid(),
  session_id: z.uuid(),
  email: z.string().optional(),
  role: z.string().optional(),
  aal: z.enum(['aal1', 'aal2']).default('aal1'),
  is_anonymous: z.boolean().default(false),
  amr: z.array(z.object({ method: z.string(), timestamp: z.number() })).catch([]),
  second_factor_due: z.boolean().default(false),
});

export type SessionClaims = z.output<typeof sessionClaims>;

/** Why a correctly signed token is not a valid user token. */
export class ClaimProblem extends Error {
  readonly claim: 'sub' | 'session_id' | 'other';
  readonly missing: boolean;

  constructor(claim: ClaimProblem['claim'], missing: boolean, message: string) {
    super(message);
    this.name = 'ClaimProblem';
    this.claim = claim;
    this.missing = missing;
  }
}

interface Rules {
  issuer: string;
  now: Date;
  findKey: JWTVerifyGetKey;
}

/**
 * Verifies a user's token: algorithm, key, issuer, audience, lifetime, user and session. Every caller
 * goes through here. Callers check whether the session is still open.
 */
export async function verifyClaims(token: string, rules: Rules): Promise<SessionClaims> {
  const { payload, protectedHeader } = await jwtVerify(token, rules.findKey, {
    algorithms: signingAlgorithms,
    issuer: rules.issuer,
    audience,
    currentDate: rules.now,
    requiredClaims: ['exp'],
  });
  if (!protectedHeader.kid) throw new ClaimProblem('other', true, 'the token has no key id');
  const read = sessionClaims.safeParse(payload);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const name = issue?.path[0];
  const claim = name === 'sub' || name === 'session_id' ? name : 'other';
  throw new ClaimProblem(claim, payload[claim] === undefined, `${String(name)}: ${issue?.message}`);
}

export const isUnknownKey = (error: unknown) => error instanceof errors.JWKSNoMatchingKey;
