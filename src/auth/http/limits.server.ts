import {
  findLimitWait,
  updateLimitRefunded,
  upsertLimitTaken,
} from '~/db/auth/auth-limit.repo.server';
import type { AuthLimitName } from '~/domain/auth/auth-limits';
import { networkOf } from '~/domain/auth/network-address';
import type { RateLimit } from '~/domain/limits/token-bucket';
import type { Call } from '../auth';
import { AuthError } from '../auth-error';
import { hashSecret } from '../secrets.server';
import { countEvent } from '../security/record-event.server';

/** The subject of a limit. Addresses are stored as hashes, so limits do not reveal visits. */
type Subject = { ip: string } | { account: string };

function bucketOf(call: Call, name: AuthLimitName, subject: Subject) {
  const limit = call.auth.settings.limits?.[name];
  const subjectId = 'ip' in subject ? networkOf(subject.ip) : subject.account;
  return limit && { key: `${name}:${hashSecret(subjectId).slice(0, 40)}`, limit };
}

/** Takes one token; false if the bucket is empty. */
async function takeLimitToken(call: Call, name: AuthLimitName, subject: Subject): Promise<boolean> {
  const bucket = bucketOf(call, name, subject);
  return !bucket || upsertLimitTaken(call.auth.db, { ...bucket, now: call.auth.clock.now() });
}

/** Refunds one token after a legitimate request. */
export async function refundLimitToken(
  call: Call,
  name: AuthLimitName,
  subject: Subject,
): Promise<void> {
  const bucket = bucketOf(call, name, subject);
  if (bucket) await updateLimitRefunded(call.auth.db, bucket);
}

/** Takes a token from the visitor's bucket, or throws. */
export async function limitVisitor(call: Call, name: AuthLimitName): Promise<void> {
  await limitBy(call, name, { ip: call.ip });
}

/** Takes a token from a bucket, or throws. */
export async function limitBy(call: Call, name: AuthLimitName, subject: Subject): Promise<void> {
  if (await takeLimitToken(call, name, subject)) return;
  countEvent(call, 'limit_hit', { detail: name });
  const bucket = bucketOf(call, name, subject);
  const now = call.auth.clock.now();
  const retryAfter = bucket ? await findLimitWait(call.auth.db, { ...bucket, now }) : 0;
  throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfter });
}

/** Counts an email before looking up the account, so that the error does not reveal whether it exists. */
export async function limitEmails(call: Call, email: string, purpose: string): Promise<void> {
  const { settings, db, clock } = call.auth;
  const now = clock.now();
  const limit: RateLimit = { burst: 1, seconds: settings.mailIntervalSeconds };
  if (limit.seconds > 0) {
    const bucket = { key: `interval:${purpose}:${hashSecret(email).slice(0, 40)}`, limit, now };
    if (!(await upsertLimitTaken(db, bucket))) {
      const wait = await findLimitWait(db, bucket);
      throw emailLimitError(
        `For security purposes, you can only request this after ${wait} seconds.`,
        wait,
      );
    }
  }
  const isAllowed =
    (await takeLimitToken(call, 'mailTo', { account: email })) &&
    (await takeLimitToken(call, 'mail', { ip: call.ip }));
  if (!isAllowed) countEvent(call, 'limit_hit', { detail: 'mail' });
  if (!isAllowed) throw emailLimitError('email rate limit exceeded', 60);
}

function emailLimitError(message: string, retryAfter: number): AuthError {
  return new AuthError(429, 'over_email_send_rate_limit', message, { retryAfter });
}
