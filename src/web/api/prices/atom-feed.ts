import { escapeXml } from '../../http/escape-markup';

interface AtomFeedEntry {
  /** A permanent, unique URL. */
  id: string;
  title: string;
  url: string;
  updatedAt: Date;
  summary: string;
  category: string;
}

export interface AtomFeed {
  title: string;
  subtitle: string;
  /** The URL of the feed itself, and its id. */
  self: string;
  page: string;
  author: string;
  updatedAt: Date;
  entries: readonly AtomFeedEntry[];
}

/** Renders an Atom feed (RFC 4287). */
export function renderAtomFeed(feed: AtomFeed): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
${element('id', feed.self)}
${element('title', feed.title)}
${element('subtitle', feed.subtitle)}
${element('updated', feed.updatedAt.toISOString())}
<author>${element('name', feed.author)}</author>
<link rel="self" type="application/atom+xml" href="${escapeXml(feed.self)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(feed.page)}"/>
${feed.entries.map(entryXml).join('')}</feed>
`;
}

function entryXml(entry: AtomFeedEntry): string {
  return `<entry>
${element('id', entry.id)}
${element('title', entry.title)}
${element('updated', entry.updatedAt.toISOString())}
<link rel="alternate" type="text/html" href="${escapeXml(entry.url)}"/>
<category term="${escapeXml(entry.category)}"/>
${element('summary', entry.summary)}
</entry>
`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
