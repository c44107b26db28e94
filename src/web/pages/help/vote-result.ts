/** The result of a vote; part of the URL after a vote without scripts. */
export type VoteResult = 'yes' | 'no' | 'already' | 'too-many';

const voteResults: readonly string[] = ['yes', 'no', 'already', 'too-many'] satisfies VoteResult[];

/** Reads the result from the URL; null if it is missing or invalid. */
export function readVoteResult(text: string | null): VoteResult | null {
  return isVoteResult(text) ? text : null;
}

function isVoteResult(text: string | null): text is VoteResult {
  return text !== null && voteResults.includes(text);
}
