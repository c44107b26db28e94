/** One runner for all benchmarks: npm run bench -- NAME */
const benchmarks: Record<string, { about: string; run: (args: string[]) => Promise<void> }> = {
  abuse: {
    about:
      'latency of other visitors and memory while a site is flooded; optionally followed by names of floods',
    run: async (args) => (await import('./abuse.ts')).run(args),
  },
  images: {
    about:
      'what composing a picture costs, and what a burst of new ones does to pages; cost or burst alone',
    run: async (args) => (await import('./images.ts')).run(args),
  },
  lighthouse: {
    about: 'what Lighthouse says of the main pages on a phone; the number of runs may follow',
    run: async (args) => (await import('./lighthouse.ts')).run(args),
  },
  alerts: {
    about: 'what a price change costs with 10,000, 100,000 and 1,000,000 alerts, on PostgreSQL',
    run: async (args) => (await import('./alerts.ts')).run(args),
  },
  auth: {
    about: 'sign-ins and refreshes a second, how long they take, CPU per request',
    run: async () => (await import('./auth.ts')).run(),
  },
  emails: {
    about:
      'emails that arrive twice when the site is killed again and again; kills, pglite, postgres may follow',
    run: async (args) => (await import('./emails-under-kills.ts')).run(args),
  },
  ingest: {
    about:
      'offers a second from a feed, beside the bare COPY; sizes, postgres, pglite, searchable may follow',
    run: async (args) => (await import('./ingest/ingest.ts')).run(args),
  },
  newsletter: {
    about:
      'a letter to 100,000 subscribers into a real mail server, killed in the middle; a size may follow',
    run: async (args) => (await import('./newsletter.ts')).run(args),
  },
  matching: {
    about:
      'what finding the product of one offer costs at 10K, 100K and 1M products; sizes may follow',
    run: async (args) =>
      (await import('./ingest/matching.ts')).run(args.length > 0 ? args.map(Number) : undefined),
  },
  live: {
    about:
      '5,000 who watch prices: memory, how soon they hear, and who does not read; how often they come may follow',
    run: async ([visits]) => (await import('./live.ts')).run(visits ? Number(visits) : undefined),
  },
  pages: {
    about: 'pages a second and CPU per page, beside nginx serving the same bytes as a file',
    run: async () => (await import('./pages.ts')).run(),
  },
  'real-data': {
    about:
      'how well prices, sizes, feeds, searches and matches from real shops are read; the folder with the data follows',
    run: async (args) => (await import('./real-data.ts')).run(args),
  },
  search: {
    about: 'our search beside PostgreSQL, SQLite, Tantivy, Orama and MiniSearch; sizes may follow',
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
