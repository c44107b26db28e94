const localNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether a Host header names this machine. With DNS rebinding, an attacker's page can reach a local
 * port, but its requests still carry the attacker's host name.
 */
export function isLocalHost(host: string): boolean {
  const name = URL.parse(`http://${host}/`)?.hostname ?? '';
  return localNames.includes(name) || name.endsWith('.localhost');
}
