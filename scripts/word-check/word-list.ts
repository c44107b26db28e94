/** Words that this project does not use, and what to write instead. */
export interface WordRule {
  pattern: RegExp;
  instead: string;
  /** `texts`: only in strings and help articles that people read. Default: everywhere. */
  scope?: 'texts';
}

const anyCase = (words: string) => new RegExp(`\\b(?:${words})\\b`, 'gi');
/** Also inside identifiers such as `lastWish`. */
function inNames(words: string): RegExp {
  const capitalized = words.replace(/(^|\|)[a-z]/g, (start) => start.toUpperCase());
  return new RegExp(`(?:(?:\\b|_)(?:${words})|(?:${capitalized}))(?![a-z])`, 'g');
}

export const wordRules: readonly WordRule[] = [
  { pattern: inNames('whoever|whomever'), instead: 'anyone who, or name the role' },
  { pattern: inNames('somebody'), instead: 'someone, or name the role (user, visitor, operator)' },
  { pattern: inNames('nobody'), instead: 'no one, or name what is missing' },
  { pattern: inNames('anybody'), instead: 'anyone' },
  { pattern: inNames('everybody'), instead: 'everyone' },
  { pattern: inNames('anew'), instead: 'again' },
  { pattern: anyCase('so many|how manyth'), instead: 'a number, a limit or an index' },
  { pattern: inNames('dearer|dearest'), instead: 'more expensive, most expensive' },
  { pattern: inNames('wish|wishes'), instead: 'input, request, condition or preference' },
  { pattern: anyCase('tells? people'), instead: 'notifies, shows' },
  {
    pattern: anyCase('whilst|amongst|hither|thither|whence|hence|lest|nought|henceforth'),
    instead: 'while, among, here, from, so, in case',
  },
  { pattern: anyCase('slips? of the finger'), instead: 'typo' },
  { pattern: anyCase('mails?'), instead: 'email', scope: 'texts' },
  {
    pattern:
      /\b(?:const|let)\s+(?:most|longest|largest|fewest|least|few|shortest|smallest)(?:[A-Z]\w*)?\b/g,
    instead: 'max or min + noun + unit',
  },
  { pattern: inNames('favourites?|catalogues?'), instead: 'favorite, catalog' },
  { pattern: inNames('behaviours?|neighbours?|honours?'), instead: 'the American spelling' },
  {
    pattern:
      /\b(?:recogn|normal|serial|organ|optim|initial|rasteri|summar)is(?:e|ed|es|ing|ation)\b/gi,
    instead: 'the spelling with z',
  },
];
