import { installLighthouse, type Report } from './lighthouse/install-lighthouse.ts';
import { openBrowser } from './lighthouse/open-browser.ts';
import { categories, type Summary, summarize } from './lighthouse/summary.ts';
import { startFilledSite } from './site.ts';

const defaultRuns = 5;
const pages = {
  home: '/',
  listing: '/products',
  category: '/category/skincare',
  subcategory: '/category/skincare/serums',
  product: '/product/1',
};

/** Lighthouse scores of the main pages on a slow phone; medians of several runs. */
export async function run(args: readonly string[]): Promise<void> {
  const runs = Number(args[0] ?? defaultRuns);
  const lighthouse = await installLighthouse();
  const site = await startFilledSite();
  try {
    console.log(`Mobile preset, simulated throttling, medians of ${runs} runs.\n`);
    console.log(
      '| page | performance | accessibility | best practices | SEO | FCP ms | LCP ms | TBT ms | CLS | speed index ms |',
    );
    console.log('|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|');
    const complaints: string[] = [];
    for (const [name, path] of Object.entries(pages)) {
      const reports: Report[] = [];
      // Renders the page once, so that Lighthouse measures the cached page.
      await (await fetch(`${site.url}${path}`)).text();
      while (reports.length < runs) {
        const browser = await openBrowser();
        const flags = {
          port: browser.port,
          logLevel: 'error',
          onlyCategories: categories,
        } as const;
        const result = await lighthouse(`${site.url}${path}`, flags);
        await browser.close();
        if (!result) throw new Error(`Lighthouse returned no report on ${path}.`);
        if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message);
        reports.push(result.lhr);
      }
      const summary = summarize(reports);
      console.log(row(name, summary));
      complaints.push(...summary.complaints.map((complaint) => `- ${name}: ${complaint}`));
    }
    console.log(`\n${complaints.length > 0 ? complaints.join('\n') : 'No findings.'}`);
  } finally {
    await site.stop();
  }
}

function row(name: string, { scores, metrics }: Summary): string {
  const { FCP, LCP, TBT, CLS, SI } = metrics;
  const times = [FCP, LCP, TBT].map((value) => Math.round(value).toLocaleString('en-US'));
  const cells = [...scores.map(Math.round), ...times, CLS.toFixed(3), Math.round(SI)];
  return `| ${[name, ...cells].join(' | ')} |`;
}
