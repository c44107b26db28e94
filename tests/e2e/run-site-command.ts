import { findOperatorCredentials } from '../../src/boot/operator-credentials.server.ts';
import { createRemoteOperatorClient } from '../../src/cli/remote-operator-client.server.ts';

/**
 * Sends a command to a running site as the `glowfare` command does. Starting that program takes seconds, so
 * journeys that are not about it do without.
 */
export async function runSiteCommand(
  dataDir: string,
  command: string,
  values: Record<string, string | boolean> = {},
): Promise<{ code: number; text: string }> {
  const credentials = findOperatorCredentials(dataDir);
  if (!credentials) throw new Error(`No site runs in ${dataDir}.`);
  const { inbox } = createRemoteOperatorClient(credentials);
  const { lines, code } = await inbox.run({ command, values });
  return { code, text: lines.join('\n') };
}
