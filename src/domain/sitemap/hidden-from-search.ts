import { isLocalHost } from '../net/local-host';
import type { Site } from '../site';

/** Whether to exclude the site from search engines: demo prices should not be indexed. */
export function isHiddenFromSearch({ demo, publicUrl }: Pick<Site, 'demo' | 'publicUrl'>): boolean {
  return demo && !isLocalHost(new URL(publicUrl).host);
}
