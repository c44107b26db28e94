import { findOperatorCredentials } from '../../src/boot/operator-credentials.server.ts';
import { createRemoteOperatorClient } from '../../src/cli/remote-operator-client.server.ts';

/**
 * What the `glowfare` command uses to reach a running site. Starting that program takes seconds, so journeys
 * that are not about it do without.
 */
export function findOperatorClient(dataDir: string) {
  const credentials = findOperatorCredentials(dataDir);
  if (!credentials) throw new Error(`No site runs in ${dataDir}.`);
  return createRemoteOperatorClient(credentials);
}

/** Runs a command about the inbox or reviews in a running site. */
export async function runSiteCommand(
  dataDir: string,
  command: string,
  values: Record<string, string | boolean> = {},
): Promise<{ code: number; text: string }> {
  const { lines, code } = await findOperatorClient(dataDir).inbox.run({ command, values });
  return { code, text: lines.join('\n') };
}
