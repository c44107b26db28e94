import type { AuthFactor } from '~/domain/auth/auth-user';

const names: Readonly<Record<AuthFactor['factorType'], string>> = {
  totp: 'Authenticator app',
  webauthn: 'Passkey or security key',
  recovery_code: 'Recovery codes',
};

/** Describes an added or removed second step in a security email. */
export function secondStepFact(type: AuthFactor['factorType']): { name: string; value: string } {
  return { name: 'Second step', value: names[type] };
}
