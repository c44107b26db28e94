import type { Secrets } from '~/usecases/deps';
import { decryptWith, encryptWith, prefixOf } from './encrypt.server';
import { createKeyFile, readKeyFile } from './key-file.server';

interface SecretsOptions {
  keyFile: string;
  /** Keys from the configuration; they replace the key file. */
  givenKeys: readonly Uint8Array[] | undefined;
}

/** Encrypts with the keys from the configuration or the key file. */
export function createSecrets({ keyFile, givenKeys }: SecretsOptions): Secrets {
  let keys = givenKeys;
  const current = () => {
    keys ??= readKeyFile(keyFile);
    const [first] = keys ?? [];
    if (!first) throw new Error('The key that encrypts secrets has not been loaded.');
    return first;
  };
  return {
    encrypt: (plain, place) => encryptWith(current(), plain, place),
    decrypt(encrypted, place) {
      current();
      const key = keys?.find((known) => encrypted.startsWith(prefixOf(known)));
      if (!key) throw new Error(`No configured key can decrypt ${place.table} ${place.id}.`);
      return decryptWith(key, encrypted, place);
    },
    currentPrefix: () => prefixOf(current()),
    hasKey() {
      keys ??= readKeyFile(keyFile);
      return keys !== undefined;
    },
    createKey() {
      keys = createKeyFile(keyFile);
    },
    keySource: givenKeys ? 'AUTH_SECRETS_KEY' : keyFile,
  };
}
