import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { prepareCompileCache } from './compile-cache.server';

// React reads this when it is imported; without it, rendering a page takes five times as long.
process.env.NODE_ENV ||= 'production';

// The next start needs less time to compile. An old Node lacks the function and gets its error message later.
const cacheFolder = prepareCompileCache(
  process.env.DATA_DIR || './data',
  fileURLToPath(import.meta.url),
);
if (cacheFolder) module.enableCompileCache?.(cacheFolder);

const { runSite } = await import('./run-site.server');
await runSite(import.meta.url);
