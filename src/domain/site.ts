/** Name, addresses and mode of the site. */
export interface Site {
  brandName: string;
  /** Without a trailing slash. */
  publicUrl: string;
  /** The site's contact address. */
  contactEmail: string;
  contactPhone?: string | undefined;
  /** On one line; commas separate the lines of the postal address. */
  contactAddress?: string | undefined;
  /** Whether phone or address are examples because none are configured; the site says so. */
  contactIsExample?: boolean | undefined;
  /** Whether the site shows the demo catalog; the site says so. */
  demo: boolean;
  /** The Supabase project that manages accounts; undefined: the site itself does. */
  accountsUrl?: string | undefined;
  /** Configured sign-in providers, if the site manages accounts. */
  signInProviders?: readonly string[] | undefined;
  /** The AI provider of the brand name generator; visitors use their own keys. */
  aiBaseUrl?: string | undefined;
}

/** An absolute URL on this site. */
export function siteUrl(site: Site, path: string): string {
  return new URL(path, `${site.publicUrl}/`).href;
}
