/** The row an encrypted value is bound to. The value cannot be decrypted for another row. */
export interface SecretPlace {
  table: 'auth_factor' | 'auth_signing_key' | 'site_secret';
  id: string;
}

/** Encrypts secrets for storage in the database. */
export interface SecretCipher {
  seal(plain: string, place: SecretPlace): string;
  /** Throws if the value was modified, belongs to another row or its key is missing. */
  open(sealed: string, place: SecretPlace): string;
}

/** An encrypted value is `v1.<key id>.<data>`. */
export const sealedPrefix = 'v1.';
