/** What became of a vote; in the address after one that was cast without scripts. */
export type VoteResult = 'yes' | 'no' | 'already' | 'too-many';

const voteResults: readonly string[] = ['yes', 'no', 'already', 'too-many'] satisfies VoteResult[];

/** Reads the address; anything else is no vote. */
export function readVoteResult(text: string | null): VoteResult | null {
  return isVoteResult(text) ? text : null;
}

function isVoteResult(text: string | null): text is VoteResult {
  return text !== null && voteResults.includes(text);
}
