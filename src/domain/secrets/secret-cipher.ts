/** The row an encrypted value is bound to. The value cannot be decrypted for another row. */
export interface SecretRow {
  table: 'auth_factor' | 'auth_signing_key' | 'site_secret';
  id: string;
}

/** Encrypts secrets for storage in the database. */
export interface SecretCipher {
  encrypt(plain: string, place: SecretRow): string;
  /** Throws if the value was modified, belongs to another row or its key is missing. */
  decrypt(encrypted: string, place: SecretRow): string;
}

/** An encrypted value is `v1.<key id>.<data>`. */
export const encryptedPrefix = 'v1.';
