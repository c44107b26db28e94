/** One runner for all benchmarks: npm run bench -- NAME */
const benchmarks: Record<string, { about: string; run: (args: string[]) => Promise<void> }> = {
  abuse: {
    about:
      'latency of other visitors and memory while a site is flooded; optionally followed by names of floods',
    run: async (args) => (await import('./abuse.ts')).run(args),
  },
  images: {
    about:
      'cost of composing a picture, and the effect of a burst of new pictures on pages; cost or burst alone',
    run: async (args) => (await import('./images.ts')).run(args),
  },
  cluster: {
    about:
      'several processes with a replica, PgBouncer, Redis and HAProxy; optionally parts: freshness, consistency, kills, rolling; or fanout and the connections per process; or chaos, minutes and a seed; or recovery; or versions and an older checkout with its build',
    run: async (args) => (await import('./cluster.ts')).run(args),
  },
  snapshot: {
    about:
      'time until a new process has the search index, from the products and from the stored index; optionally sizes',
    run: async (args) => (await import('./snapshot.ts')).run(args),
  },
  lighthouse: {
    about: 'Lighthouse scores of the main pages on a phone; optionally the number of runs',
    run: async (args) => (await import('./lighthouse.ts')).run(args),
  },
  prices: {
    about:
      'moving a price history of 10 million intervals to partitions while pages are read; optionally a number',
    run: async (args) => (await import('./prices.ts')).run(args),
  },
  reviews: {
    about:
      'a product with 100,000 reviews compared with products that have ten; optionally a number, postgres, pglite',
    run: async (args) => (await import('./reviews.ts')).run(args),
  },
  alerts: {
    about: 'cost of a price change with 10,000, 100,000 and 1,000,000 alerts, on PostgreSQL',
    run: async (args) => (await import('./alerts.ts')).run(args),
  },
  auth: {
    about: 'sign-ins and refreshes per second, latency, CPU per request',
    run: async () => (await import('./auth.ts')).run(),
  },
  emails: {
    about:
      'duplicate emails when the site is killed repeatedly; optionally kills, pglite, postgres',
    run: async (args) => (await import('./emails-under-kills.ts')).run(args),
  },
  ingest: {
    about:
      'offers per second from a feed, compared with a bare COPY; optionally sizes, postgres, pglite, searchable',
    run: async (args) => (await import('./ingest/ingest.ts')).run(args),
  },
  newsletter: {
    about:
      'an issue to 100,000 subscribers over a real mail server, killed halfway; optionally a size',
    run: async (args) => (await import('./newsletter.ts')).run(args),
  },
  matching: {
    about: 'cost of matching one offer with 10K, 100K and 1M products; optionally sizes',
    run: async (args) =>
      (await import('./ingest/matching.ts')).run(args.length > 0 ? args.map(Number) : undefined),
  },
  dupes: {
    about:
      'how often the same formula of another shop or year is found; takes the data folder, or index and sizes for its cost',
    run: async (args) => (await import('./dupes.ts')).run(args),
  },
  labels: {
    about:
      'how many names on labels of real shops are resolved; takes the data folder; optionally --shipped, --unknown=rules, --unknown=second or --sample=SEED',
    run: async (args) => (await import('./labels.ts')).run(args),
  },
  'match-catalogs': {
    about:
      'joins real catalogs and prints the joins to read; takes the data folder, optionally --without-ingredients',
    run: async (args) => (await import('./real-data/join-catalogs.ts')).run(args),
  },
  'match-hidden': {
    about:
      'joins between real catalogs of which half is hidden, or with --whole nothing: how many are wrong',
    run: async (args) => (await import('./real-data/hide-counterparts.ts')).run(args),
  },
  'match-shops': {
    about:
      'joins the catalogs of all shops one after another, with and without their other names; takes the data folder and optionally --train',
    run: async (args) => (await import('./real-data/join-shops.ts')).run(args),
  },
  'match-weights': {
    about: 'fits the weights of matching to labeled pairs; takes the data folder',
    run: async (args) => (await import('./real-data/fit-match-weights.ts')).run(args),
  },
  moderation: {
    about:
      'planted abuse found and honest reviews held; optionally --failures, CSV files with a column review_text',
    run: async (args) => (await import('./moderation.ts')).run(args),
  },
  live: {
    about:
      '5,000 clients that watch prices: memory, latency and slow readers; optionally the number of visits',
    run: async ([visits]) => (await import('./live.ts')).run(visits ? Number(visits) : undefined),
  },
  pages: {
    about:
      'CPU per page and pages per second, compared with nginx and optionally with the build of another checkout: --peer FOLDER; on PostgreSQL: --postgres',
    run: async (args) => (await import('./pages.ts')).run(args),
  },
  'real-data': {
    about:
      'accuracy of prices, sizes, feeds, searches and matches from real shops; takes the data folder',
    run: async (args) => (await import('./real-data.ts')).run(args),
  },
  relevance: {
    about:
      'how well results answer everyday queries, ours beside four engines; optionally the data folder, --ours, --failures, --query TEXT',
    run: async (args) => (await import('./relevance.ts')).run(args),
  },
  search: {
    about:
      'our search compared with PostgreSQL, SQLite, Tantivy, Orama and MiniSearch, or with the index of another checkout: --peer FOLDER; optionally sizes; ingredients: filters by ingredient beside plain listings',
    run: async (args) => (await import('./search.ts')).run(args),
  },
  size: {
    about: 'how much JavaScript and CSS each page loads, compressed with brotli',
    run: async () => (await import('./size.ts')).run(),
  },
};

const chosen = process.argv[2] ?? '';
const benchmark = benchmarks[chosen];
if (!benchmark) {
  for (const [known, { about }] of Object.entries(benchmarks)) {
    console.log(`npm run bench -- ${known.padEnd(10)} ${about}`);
  }
  process.exit(chosen === '' ? 0 : 2);
}
await benchmark.run(process.argv.slice(3));

export {};
