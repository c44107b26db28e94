/** Lifetimes and limits of emailed links and codes. */
export const oneTimeLimits = {
  linkMinutes: 60,
  codeMinutes: 10,
  /** Guesses per code, right or wrong. Its link stays valid, because it cannot be guessed. */
  maxCodeGuesses: 10,
  /**
   * Open emails of one kind per account. More than an address can get while a link is valid (see
   * `mailTo`), so that requesting another email never voids a link the owner still has.
   */
  maxOpenEmails: 20,
} as const;
