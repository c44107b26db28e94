import { availableParallelism } from 'node:os';
import * as argon2 from '@node-rs/argon2';
import * as bcrypt from '@node-rs/bcrypt';
import { AuthError } from '../auth-error';

export interface HashStrength {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** OWASP's parameters of argon2id: 19 MiB, two passes, one lane. */
const fullStrength: HashStrength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const argonForm =
  /^\$argon2(id|i|d)\$v=19\$m=\d{1,7},t=\d{1,3},p=\d{1,3}\$[\w+/]{11,88}\$[\w+/]{11,172}$/;
const bcryptForm = /^\$2[abxy]\$(0[4-9]|1[0-4])\$[./A-Za-z0-9]{53}$/;

/** libuv has four threads for files, DNS and hashes; one stays free for other work. */
const maxConcurrentHashes = Math.min(3, Math.max(1, availableParallelism()));
const maxQueuedHashes = 200;

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes the same time with or without a hash. */
  verify(hash: string | null, password: string): Promise<boolean>;
  /** Whether a hash uses other or weaker parameters than today's. */
  isOutdated(hash: string): boolean;
}

/** Whether an imported hash has a supported format. */
export function isKnownHash(hash: string): boolean {
  return argonForm.test(hash) || bcryptForm.test(hash);
}

/** Hashes on other threads with limited concurrency. */
export async function createPasswordHasher(strength = fullStrength): Promise<PasswordHasher> {
  const withLimit = createLimiter(maxConcurrentHashes, maxQueuedHashes);
  // Checked when there is no account, so that the cost is the same.
  const decoyHash = await argon2.hash(crypto.randomUUID(), strength);
  const { memoryCost, timeCost, parallelism } = strength;
  const ourForm = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;
  return {
    isOutdated: (hash) => !hash.startsWith(ourForm),
    hash: (password) => withLimit(() => argon2.hash(password, strength)),
    async verify(hash, password) {
      const known = hash !== null && isKnownHash(hash);
      const matches = await withLimit(() => check(known ? hash : decoyHash, password));
      return known && matches;
    },
  };
}

function check(hash: string, password: string): Promise<boolean> {
  return hash.startsWith('$2') ? bcrypt.verify(password, hash) : argon2.verify(hash, password);
}

/** Limits concurrency; further calls are queued, and rejected when the queue is full. */
function createLimiter(limit: number, maxQueued: number) {
  const queue: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= limit) {
      if (queue.length >= maxQueued) {
        throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached');
      }
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
