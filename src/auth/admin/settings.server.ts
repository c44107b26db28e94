import type { Call } from '../auth';
import { json } from '../http/responses.server';
import { findRelyingParty } from '../passkeys/ceremony.server';

/** Providers that GoTrue lists by name; configured ones are added. */
export const knownProviders = [
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'fly',
  'github',
  'gitlab',
  'google',
  'kakao',
  'keycloak',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'slack',
  'slack_oidc',
  'snapchat',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'zoom',
];

/** GET /settings: the enabled features. */
export async function showSettings({ auth }: Call): Promise<Response> {
  const { settings } = auth;
  const enabled = settings.providers.map(({ name }) => name);
  const names = [...new Set([...knownProviders, ...enabled])].sort();
  return json({
    external: {
      anonymous_users: settings.anonymous,
      ...Object.fromEntries(names.map((name) => [name, enabled.includes(name)])),
      email: true,
      phone: settings.phone,
      web3: false,
    },
    disable_signup: !settings.signUps,
    mailer_autoconfirm: settings.autoconfirm,
    phone_autoconfirm: settings.phone && settings.autoconfirm,
    sms_provider: '',
    saml_enabled: false,
    passkeys_enabled: findRelyingParty(auth) !== null,
    password_min_length: settings.minPasswordLength,
  });
}

/** GET /health */
export async function showHealth(): Promise<Response> {
  return json({
    version: 'v2',
    name: 'GoTrue',
    description: 'GoTrue is a user registration and authentication API',
  });
}

/** GET /.well-known/jwks.json */
export async function showKeys({ auth }: Call): Promise<Response> {
  const cache = { 'Cache-Control': 'public, max-age=600' };
  return json(await auth.keys.publicKeys(), 200, cache);
}
