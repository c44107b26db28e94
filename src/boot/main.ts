import { existsSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';

// React reads this when it is imported; without it, rendering a page takes five times as long.
process.env.NODE_ENV ||= 'production';

// The next start needs less time to compile. The first one creates the folder itself, closed to other users.
const dataDir = process.env.DATA_DIR || './data';
// An old Node lacks the function and gets its error message later.
if (existsSync(dataDir)) module.enableCompileCache?.(join(dataDir, 'compile-cache'));

const { runSite } = await import('./run-site.server');
await runSite(import.meta.url);
