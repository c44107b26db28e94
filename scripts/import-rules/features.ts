/** Sub-folders that only the feature around them may import. */
const privateFolders = ['usecases/feeds/run', 'db/engine/pglite'];

/** Files of a feature that other features of the same layer may import. */
const entryFiles: Record<string, Record<string, readonly string[]>> = {
  usecases: {
    alerts: ['queue-alert-evaluation'],
    catalog: [
      'find-or-add-retailer',
      'list-stores',
      'list-verified-price',
      'load-catalog',
      'show-products',
    ],
    changes: ['confirm-changes', 'find-entry-changes', 'show-changes', 'write-changes'],
    dupes: ['find-dupes'],
    email: ['mail-links', 'queue-auth-mail', 'queue-mail', 'record-delivery'],
    forms: ['inbox-client', 'take-form-limit'],
    ingredients: ['explain-label', 'read-dictionary'],
    listing: ['list-products'],
    matching: [
      'find-chain-products',
      'find-remembered-matches',
      'manage-category-rules',
      'match-feed-offers',
    ],
    newsletter: ['follow-newsletter-setting'],
    operations: ['site-keys'],
    pictures: ['refuse-picture', 'request-photo'],
    prices: [
      'first-prices',
      'follow-prices',
      'list-price-drops',
      'read-price-history',
      'record-prices',
      'set-price',
    ],
    reviews: ['follow-ratings', 'take-review-limit'],
    security: ['list-security-events', 'record-operator-action'],
    storage: ['read-object', 'store-files', 'tidy-storage'],
  },
  db: {
    accounts: ['former-address'],
    catalog: ['catalog-load', 'retailer'],
    email: ['outbox-mail'],
    engine: [
      'bulk',
      'column-lists',
      'copy/copy-buffer',
      'copy/copy-rows',
      'database',
      'migrate',
      'row',
      'sql',
      'wakeup',
    ],
    jobs: ['job'],
    newsletter: ['newsletter-subscriber'],
    prices: ['listed-offer', 'price-partition', 'savings-percent'],
    search: ['search-rating'],
    security: ['security-event'],
  },
};

/** Why `from` must not import `to` because `to` is private to a feature; undefined when it may. */
export function entersPrivateFolder(from: string, to: string): string | undefined {
  const folder = privateFolders.find((candidate) => to.startsWith(`${candidate}/`));
  const owner = folder?.slice(0, folder.lastIndexOf('/'));
  if (!folder || from.startsWith(`${owner}/`)) return undefined;
  return `${folder} is private to ${owner}; import an entry file of ${owner} instead`;
}

/** Why `from` must not import `to` of another feature in the same layer; undefined when it may. */
export function bypassesEntryFile(from: string, to: string): string | undefined {
  const [layer = '', feature = '', ...rest] = to.split('/');
  const entries = entryFiles[layer];
  const [, ownFeature, ...ownRest] = from.split('/');
  const isBetweenFeatures = rest.length > 0 && ownRest.length > 0 && feature !== ownFeature;
  if (!entries || !isBetweenFeatures) return undefined;
  const file = rest.join('/').replace(/(\.repo)?(\.server)?\.tsx?$/, '');
  if (entries[feature]?.includes(file)) return undefined;
  return `${to} is not an entry file of ${feature}; use one, or list it in scripts/import-rules/features.ts`;
}
