import type { Passkey } from '~/domain/auth/passkey';

export function passkeyJson({ id, friendlyName, createdAt, lastUsedAt }: Passkey) {
  return {
    id,
    friendly_name: friendlyName,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString(),
  };
}
