import { z } from 'zod';
import type { Metadata } from '~/domain/auth/auth-user';
import { hourMs, minuteMs, secondMs } from '~/domain/durations';
import type { Call } from '../auth';
import { invalid } from '../auth-error';
import { checkEmail, checkPassword, isUuid } from '../http/check-params';
import { metadataParam, optionalText, readParams } from '../http/read-params.server';
import { isKnownHash } from '../password/password-hasher.server';

const params = z.object({
  id: optionalText,
  role: optionalText,
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  password_hash: optionalText,
  email_confirm: z.boolean().nullish(),
  user_metadata: metadataParam,
  app_metadata: metadataParam,
  ban_duration: optionalText,
});

interface AdminParams {
  id?: string;
  role?: string;
  email?: string;
  password?: string;
  passwordHash?: string;
  emailConfirm: boolean;
  userMetadata?: Metadata;
  appMetadata?: Metadata;
  ban?: string;
}

/** Validated parameters of an admin request about a user. */
export async function readAdminParams(call: Call): Promise<AdminParams> {
  const given = await readParams(call.request, params);
  if (given.password !== '' && given.password_hash !== '') {
    throw invalid('Only a password or a password hash should be provided');
  }
  if (given.id !== '' && !isUuid(given.id)) throw invalid('ID must conform to the uuid v4 format');
  if (given.id !== '' && /^[0-]+$/.test(given.id)) throw invalid('ID cannot be a nil uuid');
  if (given.phone !== '') throw invalid('Users with a phone number have to sign up themselves');
  const email = given.email === '' ? undefined : checkEmail(given.email);
  if (given.password !== '') checkPassword(given.password, call.auth.settings);
  if (given.password_hash !== '' && !isKnownHash(given.password_hash)) {
    throw invalid('password_hash is neither argon2 nor bcrypt');
  }
  if (given.ban_duration !== '') readDuration(given.ban_duration);
  return {
    id: given.id || undefined,
    role: given.role || undefined,
    email,
    password: given.password || undefined,
    passwordHash: given.password_hash || undefined,
    emailConfirm: given.email_confirm ?? false,
    userMetadata: given.user_metadata,
    appMetadata: given.app_metadata,
    ban: given.ban_duration || undefined,
  };
}

const unitMs: Readonly<Record<string, number>> = {
  ms: 1,
  s: secondMs,
  m: minuteMs,
  h: hourMs,
};

/** A duration as Go writes it: '24h', '1h30m', 'none'. */
function readDuration(text: string): number {
  if (text === 'none') return 0;
  if (!/^(\d{1,9}(\.\d{1,9})?(ms|s|m|h))+$/.test(text)) {
    throw invalid(
      `invalid format for ban duration: time: invalid duration ${JSON.stringify(text)}`,
    );
  }
  return [...text.matchAll(/(\d{1,9}(?:\.\d{1,9})?)(ms|s|m|h)/g)].reduce(
    (sum, [, amount, unit]) => sum + Number(amount) * (unitMs[unit ?? ''] ?? 0),
    0,
  );
}

/** When a ban ends; 'none' ends it now. */
export function banUntil(duration: string, now: Date): Date | null {
  const ms = readDuration(duration);
  return ms === 0 ? null : new Date(Math.min(now.getTime() + ms, Date.UTC(9_999, 0)));
}
