/**
 * Loaded when the first passkey is used: its parsers of certificates take a tenth of the time a process needs to
 * start.
 */
export const loadWebAuthn = () => import('@simplewebauthn/server');
export const loadWebAuthnHelpers = () => import('@simplewebauthn/server/helpers');
