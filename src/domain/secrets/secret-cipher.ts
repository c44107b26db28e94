/** The row that an encrypted value belongs to. It cannot be decrypted as part of another row. */
export interface SecretPlace {
  table: 'auth_factor' | 'auth_signing_key' | 'site_secret';
  id: string;
}

/** Encrypts what must not be in the database as plain text. */
export interface SecretCipher {
  seal(plain: string, place: SecretPlace): string;
  /** Throws when the value was changed, belongs to another row, or its key is not here. */
  open(sealed: string, place: SecretPlace): string;
}

/** An encrypted value is `v1.<key id>.<data>`. */
export const sealedPrefix = 'v1.';
