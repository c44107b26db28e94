import { escapeXml } from '../../http/escape-markup';

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

interface Entry {
  url: string;
  changedAt: Date | null;
}

export const urlsetStart = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${namespace}">\n`;
export const urlsetEnd = '</urlset>\n';

export function urlEntry(entry: Entry): string {
  return `<url>${content(entry)}</url>\n`;
}

export function sitemapIndex(sitemaps: readonly Entry[]): string {
  const entries = sitemaps.map((entry) => `<sitemap>${content(entry)}</sitemap>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${namespace}">\n${entries}</sitemapindex>\n`;
}

function content({ url, changedAt }: Entry): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<loc>${escapeXml(url)}</loc>${changed}`;
}
