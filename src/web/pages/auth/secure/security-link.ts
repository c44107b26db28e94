import * as z from 'zod/mini';

const previewSchema = z.object({
  purpose: z.enum([
    'undo',
    'start_factor_recovery',
    'cancel_factor_recovery',
    'finish_factor_recovery',
  ]),
  change: z.nullable(z.string()),
  created_at: z.string(),
  wait_hours: z.number(),
  has_password: z.boolean(),
});
export type SecurityLinkPreview = z.infer<typeof previewSchema>;

const usedSchema = z.object({
  email: z.optional(z.nullable(z.string())),
  email_restored: z.optional(z.boolean()),
  ready_at: z.optional(z.string()),
});
export type UsedLink = z.infer<typeof usedSchema>;

const refusalResponseSchema = z.object({ error_code: z.string() });

/** The service refused the request; `code` is the reason. */
export class LinkRefused extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

async function postSecurityLink(path: string, body: object): Promise<unknown> {
  const answer = await fetch(`/auth/v1/security-link${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const responseBody: unknown = await answer.json().catch(() => null);
  if (answer.ok) return responseBody;
  throw new LinkRefused(
    refusalResponseSchema.safeParse(responseBody).data?.error_code ?? 'unexpected_failure',
  );
}

export async function previewLink(token: string): Promise<SecurityLinkPreview> {
  return previewSchema.parse(await postSecurityLink('', { token }));
}

export interface FinishChoice {
  password?: string;
  forgot_password?: boolean;
}

export async function applyLink(token: string, choice: FinishChoice = {}): Promise<UsedLink> {
  return usedSchema.parse(await postSecurityLink('/use', { token, ...choice }));
}
