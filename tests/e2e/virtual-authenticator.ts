import type { Page } from '@playwright/test';

/** A virtual authenticator that stores passkeys. */
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
      // Do not respond automatically: the sign-in page starts a ceremony by itself.
      automaticPresenceSimulation: false,
    },
  });
  return {
    /** Whether the user confirms presence. */
    touch: (enabled: boolean) =>
      devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    /** Removes all passkeys, as when the device is lost. */
    lose: () => devtools.send('WebAuthn.clearCredentials', { authenticatorId }),
    async count(): Promise<number> {
      const stored = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
      return stored.credentials.length;
    },
  };
}
