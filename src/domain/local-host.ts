const localNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether a Host header names this machine. A page whose name an attacker points at 127.0.0.1 (DNS
 * rebinding) reaches a local port, but its requests still carry that name.
 */
export function isLocalHost(host: string): boolean {
  const name = URL.parse(`http://${host}/`)?.hostname ?? '';
  return localNames.includes(name) || name.endsWith('.localhost');
}
