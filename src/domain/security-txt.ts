import { dayMs } from './durations';
import { type Site, siteUrl } from './site';

/** Less than a year, as RFC 9116 recommends; the file is generated for each request. */
const validDays = 180;

/** The security.txt file (RFC 9116). */
export function securityTxt(site: Site, now: Date): string {
  const midnight = Math.floor(now.getTime() / dayMs) * dayMs;
  const expires = new Date(midnight + validDays * dayMs).toISOString().replace('.000', '');
  return [
    `Contact: mailto:${site.contactEmail}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl(site, '/.well-known/security.txt')}`,
    '',
  ].join('\n');
}
