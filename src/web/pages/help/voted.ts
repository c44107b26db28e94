/** What became of a vote; in the address after one that was cast without scripts. */
export type Voted = 'yes' | 'no' | 'already' | 'too-many';

const states: readonly string[] = ['yes', 'no', 'already', 'too-many'] satisfies Voted[];

/** Reads the address; anything else is no vote. */
export function readVoted(text: string | null): Voted | null {
  return isVoted(text) ? text : null;
}

function isVoted(text: string | null): text is Voted {
  return text !== null && states.includes(text);
}
