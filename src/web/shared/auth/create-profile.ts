/**
 * Gives somebody who has just signed in for the first time on this device a profile; whoever has one
 * keeps it. Nobody is told when it fails: everything else works without.
 */
export async function createProfile(token: string): Promise<void> {
  try {
    const answer = await fetch('/api/profile', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: '{}',
    });
    if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the specification has this failure logged there
    console.error('The profile could not be created.', error);
  }
}
