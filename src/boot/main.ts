// React reads this when it is imported; without it, rendering a page takes five times as long.
process.env.NODE_ENV ||= 'production';

const { runSite } = await import('./run-site.server');
await runSite(import.meta.url);

export {};
