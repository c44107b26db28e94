import type { Site } from '~/domain/site';
import { renderMarkdown } from '../markdown/render-markdown.server';

export interface LegalSection {
  id: string;
  title: string;
  html: string;
}

/** Parses a document of `##` sections and fills in the site's details. */
export function readLegalDocument(markdown: string, site: Site): LegalSection[] {
  const [, ...parts] = `\n${fillIn(markdown, site)}`.split(/\n## /);
  return parts.map((part) => {
    const end = part.indexOf('\n');
    const title = part.slice(0, end).trim();
    return { id: anchorOf(title), title, html: renderMarkdown(part.slice(end)) };
  });
}

function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-');
}

function fillIn(markdown: string, site: Site): string {
  const facts: Record<string, string> = {
    brand: site.brandName,
    email: `[${site.contactEmail}](mailto:${site.contactEmail})`,
    accounts: site.accountsUrl
      ? `Accounts are stored by the service at ${new URL(site.accountsUrl).host}.`
      : 'Accounts are stored in our own database and nowhere else.',
  };
  return markdown.replace(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);
}
