import { isLocalHost } from './net/local-host';

/** What the site calls itself and where it stands. */
export interface Site {
  brandName: string;
  /** Without a slash at the end. */
  publicUrl: string;
  /** Where people write to. */
  contactEmail: string;
  contactPhone?: string | undefined;
  /** In one line; commas stand where the lines of an envelope end. */
  contactAddress?: string | undefined;
  /** Whether phone or address are made up because nobody has set them; the site then says so. */
  contactIsExample?: boolean | undefined;
  /** Whether the shelves hold the invented catalog; the site then says so. */
  demo: boolean;
  /** Where accounts are, when that is not here: a Supabase project, which browsers then talk to. */
  accountsUrl?: string | undefined;
  /** Names of the sign-in providers that are configured, if accounts are here. */
  signInProviders?: readonly string[] | undefined;
  /** The provider that the brand name generator's visitors ask, with keys of their own. */
  aiBaseUrl?: string | undefined;
}

/** An absolute address on this site. */
export function siteUrl(site: Site, path: string): string {
  return new URL(path, `${site.publicUrl}/`).href;
}

/** Whether search engines are asked to leave the site out: invented prices do not belong there. */
export function isHiddenFromSearch({ demo, publicUrl }: Pick<Site, 'demo' | 'publicUrl'>): boolean {
  return demo && !isLocalHost(new URL(publicUrl).host);
}
