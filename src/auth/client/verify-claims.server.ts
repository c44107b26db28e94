import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';

/** Tokens of people are for this audience, and no others are taken. */
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

/** Why a token that is signed by us is no person's token. */
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
 * What a person's token says. The one place where such tokens are checked: algorithm, key, issuer,
 * audience, lifetime, person and session. Whether the session is still open is for the caller to look up.
 */
export async function verifyClaims(token: string, rules: Rules): Promise<SessionClaims> {
  const { payload, protectedHeader } = await jwtVerify(token, rules.findKey, {
    algorithms: signingAlgorithms,
    issuer: rules.issuer,
    audience,
    currentDate: rules.now,
    requiredClaims: ['exp'],
  });
  if (!protectedHeader.kid) throw new ClaimProblem('other', true, 'the token names no key');
  const read = sessionClaims.safeParse(payload);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const name = issue?.path[0];
  const claim = name === 'sub' || name === 'session_id' ? name : 'other';
  throw new ClaimProblem(claim, payload[claim] === undefined, `${String(name)}: ${issue?.message}`);
}

export const isUnknownKey = (error: unknown) => error instanceof errors.JWKSNoMatchingKey;
