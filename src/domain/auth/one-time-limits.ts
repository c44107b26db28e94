/** How long and how often what we email to prove an address can be used. */
export const oneTimeLimits = {
  linkMinutes: 60,
  codeMinutes: 10,
  /** Guesses at one code, right or wrong. Its link, which nobody can guess, stays valid. */
  maxCodeGuesses: 10,
  /**
   * Open emails of one kind for one account. More than an address can get while a link is valid (see
   * `mailTo`), so that asking again never voids a link that its owner still has.
   */
  maxOpenEmails: 20,
} as const;
