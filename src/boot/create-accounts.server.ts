import { basePath, createAuthService } from '../auth/auth-service.server';
import { fetchKeys } from '../auth/client/remote-keys.server';
import { createServiceCheck } from '../auth/client/service-check.server';
import { createTokenVerifier } from '../auth/client/token-verifier.server';
import { createCrossOrigin, originsOf } from '../auth/http/cross-origin.server';
import type { HashStrength } from '../auth/password/password-hasher.server';
import { createSessionCheck } from '../auth/sessions/session-check.server';
import type { Config } from '../config/config';
import type { Deps } from '../usecases/deps';
import { queueAuthMail } from '../usecases/email/queue-auth-mail.server';
import type { SiteAccounts } from '../web/api/accounts/accounts.server';

/** Accounts: ours, or those of the Supabase project that the configuration names. */
export async function createAccounts(
  config: Config,
  deps: Deps,
  {
    equalTimeMs = 250,
    hashStrength,
  }: {
    /** Answers that must not tell who has an account come after a multiple of this. */
    equalTimeMs?: number;
    /** Tests hash passwords faster. */
    hashStrength?: HashStrength;
  } = {},
): Promise<SiteAccounts> {
  const { clock, db, log, secrets, securityTally, site } = deps;
  const { supabase, supabaseServiceKey: _, signingKey, ...settings } = config.auth;
  const { trustProxy } = config;
  const { serviceKey, jwtSecret } = settings;
  if (supabase) {
    const issuer = `${supabase.url}${basePath}`;
    const tokens = createTokenVerifier({ issuer, readKeys: () => fetchKeys(issuer), clock });
    const isService = createServiceCheck({ serviceKey, jwtSecret, clock });
    return { tokens, isService, client: supabase, trustProxy };
  }
  const issuer = `${site.publicUrl}${basePath}`;
  const { brandName, publicUrl: siteUrl } = site;
  const service = await createAuthService({
    db,
    clock,
    log,
    secrets,
    signingKey,
    hashStrength,
    settings: { ...settings, brandName, siteUrl, issuer, equalTimeMs },
    queueMail: (tx, mail, now) => queueAuthMail({ site }, tx, mail, now),
    securityTally,
  });
  return {
    tokens: createTokenVerifier({
      issuer,
      readKeys: service.publicKeys,
      clock,
      isOpen: createSessionCheck({ db, clock }),
    }),
    isService: createServiceCheck({
      serviceKey,
      jwtSecret,
      findChosenKey: await service.findChosenKey(),
      clock,
    }),
    serve: service.fetch,
    guestOrigins: originsOf(settings.redirectUrls),
    crossOrigin: createCrossOrigin(settings.redirectUrls),
    // Supabase's client will not start without a key; ours asks for none.
    client: { url: siteUrl, anonKey: 'anon' },
    trustProxy,
  };
}
