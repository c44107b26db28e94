import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLocalFiles } from '~/adapters/files/local-files.server';
import { createSwappableFormulas } from '~/adapters/ingredients/swappable-formulas';
import { createCandidateIndex } from '~/adapters/matching/candidate-index';
import { createPushTransport } from '~/adapters/push/web-push.server';
import { createSearchIndex } from '~/adapters/search/create-search-index';
import { createSecrets } from '~/adapters/secrets/create-secrets.server';
import type { Database } from '~/db/engine/database.server';
import type { MailMessage } from '~/domain/email/mail';
import { readCards } from '~/usecases/catalog/card-cache.server';
import { type ClickCounter, createClickCounter } from '~/usecases/clicks/count-clicks.server';
import type { Deps, Log, Pictures, Uploads } from '~/usecases/deps';
import {
  createSecurityCounter,
  type SecurityCounter,
} from '~/usecases/security/count-security-events.server';

interface LogLine {
  level: keyof Log;
  fields: object;
  message: string;
}

/** Deps with a manual clock, and with everything that was emailed and logged. */
interface TestDeps extends Deps {
  clock: { now(): Date; set(time: Date | string): void; advance(ms: number): void };
  clicks: ClickCounter;
  securityTally: SecurityCounter;
  sentMails: (MailMessage & { id: string })[];
  logLines: LogLine[];
}

/** The same in all tests, because databases outlive the deps created for them. */
const testSecretsKey = new Uint8Array(32).fill(7);

/** Everything a use case needs; `overrides` replaces single stand-ins. */
export function testDeps(
  db: Database,
  overrides: Partial<
    Pick<
      Deps,
      | 'mail'
      | 'push'
      | 'log'
      | 'site'
      | 'pictures'
      | 'uploads'
      | 'files'
      | 'remoteAccounts'
      | 'feeds'
    >
  > = {},
): TestDeps {
  const sentMails: TestDeps['sentMails'] = [];
  const logLines: LogLine[] = [];
  const clock = testClock();
  const log = overrides.log ?? recordingLog(logLines);
  return {
    db,
    clock,
    clicks: createClickCounter({ db, clock, log }),
    securityTally: createSecurityCounter({ db, clock, log }),
    sentMails,
    logLines,
    mail: {
      via: 'local',
      send: async (mail) => void sentMails.push(mail),
      forget: () => {},
      close: () => {},
    },
    // Only connects to public addresses, which tests never use.
    push: createPushTransport(),
    log,
    search: createSearchIndex([]),
    formulas: createSwappableFormulas(),
    cards: readCards({ db }),
    pictures: noPictures,
    uploads: noUploads,
    feeds: {
      open: () => Promise.reject(new Error('this test reads no feeds')),
      stop: () => {},
    },
    createCandidateIndex,
    // The folder is created with the first file.
    files: createLocalFiles(join(tmpdir(), `glowfare-files-${randomUUID()}`)),
    secrets: createSecrets({ keyFile: '/nowhere', givenKeys: [testSecretsKey] }),
    site: {
      brandName: 'Glowfare',
      publicUrl: 'http://glowfare.test',
      contactEmail: 'hello@glowfare.test',
      demo: false,
    },
    ...overrides,
  };
}

function testClock(): TestDeps['clock'] {
  let now = new Date('2026-03-01T12:00:00Z');
  return {
    now: () => new Date(now),
    set: (time) => {
      now = new Date(time);
    },
    advance: (ms) => {
      now = new Date(now.getTime() + ms);
    },
  };
}

function recordingLog(lines: LogLine[]): Log {
  const record = (level: keyof Log) => (fields: object, message: string) =>
    void lines.push({ level, fields, message });
  return { info: record('info'), warn: record('warn'), error: record('error') };
}

const unexpected = () => Promise.reject(new Error('this test makes no pictures'));

const noPictures: Pictures = {
  find: unexpected,
  compose: unexpected,
  renderPhoto: unexpected,
  share: unexpected,
  storePhoto: unexpected,
  close: async () => {},
};

const noUploads: Uploads = {
  cropSquares: unexpected,
  convertPhoto: unexpected,
  transformImage: unexpected,
  inspectResume: unexpected,
  close: async () => {},
};
