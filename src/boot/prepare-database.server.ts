import { createDemoWorld, defaultDemoProducts } from '../adapters/demo-world/demo-world';
import { createDemoReviewWriter } from '../adapters/demo-world/reviews/write-demo-reviews';
import type { Config } from '../config/config';
import {
  forgetExposedKeys,
  hasExposedKeys,
} from '../db/engine/data-folder/protect-data-folder.server';
import { isCatalogLoaded, loadCatalog } from '../usecases/catalog/load-catalog.server';
import type { Deps } from '../usecases/deps';
import { chooseWakeups } from '../usecases/operations/choose-wakeups.server';
import { prepareSchema } from '../usecases/operations/prepare-schema.server';
import { createSiteKeys } from '../usecases/operations/site-keys.server';
import { refreshPriceDrops } from '../usecases/prices/refresh-price-drops.server';
import {
  addDemoReviews,
  hasFewReviews,
  listDemoReviewWork,
} from '../usecases/reviews/add-demo-reviews.server';
import { replaceExposedKeys } from '../usecases/secrets/replace-exposed-keys.server';
import { unlockSecrets } from '../usecases/secrets/unlock-secrets.server';
import { createLoadProgress } from './load-progress.server';

/** Brings schema and catalog up to date; says in plain words what it did. */
export async function prepareDatabase(
  config: Config,
  deps: Deps,
  out: NodeJS.WriteStream,
): Promise<void> {
  const { applied, repaired } = await prepareSchema(deps.db);
  if (applied.length > 0) out.write(`Migrated the database: ${applied.join(', ')}.\n`);
  if (repaired.length > 0) out.write(`Repaired access rules: ${repaired.join('; ')}.\n`);
  if (await chooseWakeups(deps, config.redisUrl ? 'redis' : 'postgres'))
    out.write('Processes of this site now reach each other through Redis.\n');
  await prepareSecrets(config, deps, (line) => void out.write(`${line}\n`));
  await createSiteKeys(deps);
  const demoProducts =
    config.catalog === 'empty' ? null : (config.demoProducts ?? defaultDemoProducts);
  // Planning a large demonstration takes half a second.
  if (!(await isCatalogLoaded(deps))) {
    const now = deps.clock.now();
    const source = demoProducts === null ? null : createDemoWorld({ products: demoProducts, now });
    await loadCatalog(deps, source, createLoadProgress(out));
  }
  const readOnly = deps.db.refusesWritesBecause();
  if (readOnly !== null) {
    out.write(`Warning: ${readOnly}\n`);
    return;
  }
  if (demoProducts !== null) await writeDemoReviews(deps, demoProducts);
  // So that the first visitor already sees what has become cheaper.
  await refreshPriceDrops(deps);
}

/** The reviews of a small demonstration. A job adds those of a large one, so that it starts no later. */
async function writeDemoReviews(deps: Deps, productCount: number): Promise<void> {
  if (!hasFewReviews(productCount)) return;
  const write = createDemoReviewWriter(deps.clock.now());
  await addDemoReviews(deps, await listDemoReviewWork(deps, productCount), write);
}

/** Checks the secrets key, encrypts remaining plain text and replaces exposed keys. */
export async function prepareSecrets(
  config: Config,
  deps: Deps,
  print: (line: string) => void,
): Promise<void> {
  const { isNewKey, sealed, unreadable } = await unlockSecrets(deps);
  if (isNewKey) {
    print(
      `Created ${deps.secrets.keySource}. Back it up: without it, the database cannot be used.`,
    );
  }
  if (sealed > 0)
    print(`Encrypted ${sealed} secrets in the database with ${deps.secrets.keySource}.`);
  if (unreadable > 0) {
    print(`Warning: ${unreadable} secrets cannot be decrypted with ${deps.secrets.keySource}.`);
  }
  if (!hasExposedKeys(config.dataDir)) return;
  await replaceExposedKeys(deps);
  forgetExposedKeys(config.dataDir);
  print(
    `Warning: other users of this machine could read the database in ${config.dataDir}. The folder is ` +
      'now closed, and the keys that sign access tokens and push messages have been replaced. Password ' +
      'hashes, second factors and personal data may have been read: see "A data folder that was ' +
      'open to others" in docs/operating.md.',
  );
  if (config.auth.signingKey)
    print('Warning: replace AUTH_SIGNING_KEY too; it was stored in that database.');
}
