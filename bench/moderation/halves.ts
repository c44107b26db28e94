import { createHash } from 'node:crypto';

/** Half of the texts by chance: rules may be tuned on `tuned`, and only `unseen` says how good they are. */
export type Half = 'tuned' | 'unseen';

export function halfOf(text: string): Half {
  const [first = 0] = createHash('sha256').update(text).digest();
  return first % 2 === 0 ? 'tuned' : 'unseen';
}
