import type { Page } from '@playwright/test';

/** A device that keeps passkeys, in place of a fingerprint reader or a security key. */
export async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      // Nobody touches it before a journey says so: the sign-in page asks by itself.
      automaticPresenceSimulation: false,
    },
  });
  return {
    /** Whether somebody is there who touches it. */
    touch: (enabled: boolean) =>
      devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    /** The device is lost with everything on it. */
    lose: () => devtools.send('WebAuthn.clearCredentials', { authenticatorId }),
    async count(): Promise<number> {
      const kept = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
      return kept.credentials.length;
    },
  };
}
