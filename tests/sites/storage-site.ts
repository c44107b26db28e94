import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { createLocalFiles } from '~/adapters/files/local-files.server';
import type { Database } from '~/db/engine/database.server';
import type { PersonAccess } from '~/domain/storage/bucket';
import type { Uploads } from '~/usecases/deps';
import { createSiteKeys } from '~/usecases/operations/site-keys.server';
import { signIn, startAuthSite } from './auth-site';

export const serviceKey = 'a-service-key-of-at-least-32-characters';

/** A site with a storage service, as the official client sees it. */
export async function startStorageSite(
  db: Database,
  overrides: { uploads?: Uploads } = {},
  environment: Record<string, string> = {},
) {
  const folder = join(tmpdir(), `glowfare-storage-${randomUUID()}`);
  const files = createLocalFiles(folder);
  const settings = { AUTH_SERVICE_KEY: serviceKey, ...environment };
  const site = await startAuthSite(db, settings, { files, ...overrides });
  await createSiteKeys(site.deps);
  const service = createClient(site.url, serviceKey, { auth: { persistSession: false } }).storage;

  return {
    site,
    service,
    /** Sends a raw request, without a client. */
    ask(method: string, path: string, init: RequestInit = {}) {
      return fetch(`${site.url}/storage/v1${path}`, { method, ...init });
    },
    /** Adds a signed-in user. */
    async person() {
      const { client, user, session } = await signIn(site);
      return { storage: client.storage, id: user.id, token: session.access_token, client };
    },
    /** A new bucket with settings that the official client does not know. */
    async bucket(settings: {
      public?: boolean;
      person_access?: PersonAccess;
      image_transformation?: boolean;
      allowed_mime_types?: string[];
    }) {
      const name = `bucket-${randomUUID()}`;
      const answer = await fetch(`${site.url}/storage/v1/bucket`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${serviceKey}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ name, ...settings }),
      });
      if (!answer.ok) throw new Error(await answer.text());
      return name;
    },
    /** Counts the files on disk, drafts included. */
    async countFiles(): Promise<number> {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
        () => [],
      );
      return entries.filter((entry) => entry.isFile()).length;
    },
    async stop() {
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type StorageSite = Awaited<ReturnType<typeof startStorageSite>>;
