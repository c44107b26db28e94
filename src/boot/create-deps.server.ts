import { join } from 'node:path';
import { createRemoteAccounts } from '../adapters/accounts/remote-accounts.server';
import { createPackedCardStore } from '../adapters/catalog/packed-card-store';
import { createMailDeliveryJournal } from '../adapters/email/delivery-journal.server';
import { createLocalTransport, createSmtpTransport } from '../adapters/email/mail.server';
import { createFeeds } from '../adapters/feeds/create-feeds.server';
import { createLocalFiles } from '../adapters/files/local-files.server';
import { createS3Files } from '../adapters/files/s3-files.server';
import {
  createSwappableFormulas,
  type SwappableFormulas,
} from '../adapters/ingredients/swappable-formulas';
import { createCandidateIndex } from '../adapters/matching/candidate-index';
import { createPictures } from '../adapters/pictures/create-pictures.server';
import { createPushTransport } from '../adapters/push/web-push.server';
import { createSwappableSearch, type SwappableSearch } from '../adapters/search/swappable-search';
import { createSecrets } from '../adapters/secrets/create-secrets.server';
import { createUploads } from '../adapters/uploads/create-uploads.server';
import { basePath } from '../auth/auth-service.server';
import type { Config } from '../config/config';
import type { Database } from '../db/engine/database.server';
import { type CardCache, createCardCache } from '../usecases/catalog/card-cache.server';
import { type ClickCounter, createClickCounter } from '../usecases/clicks/count-clicks.server';
import type { Deps, Log, RemoteAccounts } from '../usecases/deps';
import {
  createSecurityCounter,
  type SecurityCounter,
} from '../usecases/security/count-security-events.server';

/** The use cases see an index, cards and counters; here we know how they are kept, exchanged and stopped. */
export interface SiteDeps extends Deps {
  search: SwappableSearch;
  formulas: SwappableFormulas;
  cards: CardCache;
  clicks: ClickCounter;
  securityTally: SecurityCounter;
}

/** Everything outside that the use cases need. */
export function createDeps(config: Config, db: Database, log: Log): SiteDeps {
  const { brandName, publicUrl, mailFrom, contact } = config;
  const clock = { now: () => new Date() };
  const uploads = createUploads();
  const sharedFiles = config.s3 && createS3Files(config.s3);
  return {
    db,
    log,
    clock,
    clicks: createClickCounter({ db, clock, log }),
    securityTally: createSecurityCounter({ db, clock, log }),
    mail: config.smtpUrl
      ? createSmtpTransport({
          smtpUrl: config.smtpUrl,
          from: mailFrom,
          record: createMailDeliveryJournal({ folder: join(config.dataDir, 'handed-over'), log }),
        })
      : createLocalTransport(),
    push: createPushTransport(),
    search: createSwappableSearch(),
    formulas: createSwappableFormulas(),
    cards: createCardCache({ db }, createPackedCardStore()),
    pictures: createPictures({ folder: join(config.dataDir, 'pictures'), sharedFiles, uploads }),
    uploads,
    feeds: createFeeds({ folder: join(config.dataDir, 'feeds') }),
    createCandidateIndex,
    secrets: createSecrets({
      keyFile: join(config.dataDir, 'secrets.key'),
      givenKeys: config.secretsKeys,
    }),
    files: sharedFiles ?? createLocalFiles(join(config.dataDir, 'files')),
    remoteAccounts: chooseRemoteAccounts(config),
    site: {
      brandName,
      publicUrl,
      contactEmail: contact.email,
      contactPhone: contact.phone,
      contactAddress: contact.address,
      contactIsExample: contact.isExample,
      demo: config.catalog === 'demo',
      accountsUrl: config.auth.supabase?.url,
      signInProviders: config.auth.supabase ? [] : config.auth.providers.map(({ name }) => name),
      aiBaseUrl: config.aiBaseUrl,
    },
  };
}

/** An account elsewhere can be removed with that project's service key, and only so. */
function chooseRemoteAccounts({ auth }: Config): RemoteAccounts | undefined {
  const { supabase, supabaseServiceKey: serviceKey } = auth;
  return supabase && serviceKey
    ? createRemoteAccounts({ url: `${supabase.url}${basePath}`, serviceKey })
    : undefined;
}
