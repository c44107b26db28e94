import { count, type Flood, repeat, type Tally } from './flood.ts';

const senders = 4;

/** Uploads the same avatar repeatedly. */
export function uploadFlood(makePicture: () => Promise<Buffer>): Flood {
  return async ({ url, seconds, person }) => {
    const picture = new Uint8Array(await makePicture());
    const tally: Tally = {};
    await repeat(senders, seconds, async () => {
      try {
        const answer = await fetch(`${url}/api/profile/avatar`, {
          method: 'PUT',
          headers: { Authorization: `Bearer ${person.token}` },
          body: picture,
          signal: AbortSignal.timeout(60_000),
        });
        await answer.arrayBuffer();
        count(tally, answer.status);
      } catch {
        count(tally, 'connection refused or closed');
      }
    });
    return tally;
  };
}
