/** Obscene words that people write with signs or digits instead of letters. */
const words =
  'fuck fucks fucked fucker fuckers fucking fuckin motherfucker motherfuckers motherfucking dumbfuck fuckface shit shits shitty shite bullshit dogshit bitch bitches bitching cunt cunts asshole assholes arsehole whore whores slut sluts dick dicks dickhead prick pricks pussy twat wanker wankers bastard bastards faggot faggots nigger niggers nigga retard retarded piss pissed dildo horny boobs tits penis vagina rape cock cocks porn moron morons idiot idiots cum crap damn hell ass'.split(
    ' ',
  );
/** Without a mask these are mild, and a mask makes them milder. */
const mild = new Set('crap damn hell ass'.split(' '));
const byLength = Map.groupBy(
  words.filter((word) => !mild.has(word)),
  (word) => word.length,
);
const leet: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'il', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '9': 'g' },
  ...{ $: 's', '@': 'a', '!': 'il', '|': 'il', '+': 't', '€': 'e', '(': 'c' },
};
const masks = '*#%&^~_-.@!$?×✱★';
const piece = /(?<![\p{L}\p{N}])\p{L}[\p{L}\p{N}*#%&^~_\-.@!$?×✱★|+€(]{1,14}/gu;
const abbreviated = /(?<![a-z])a-holes?(?![a-z])/;

/** Whether a word of a text in lower case is an obscene one of which some letters are hidden. */
export function hasMaskedWord(lower: string): boolean {
  if (abbreviated.test(lower)) return true;
  for (const [found] of lower.matchAll(piece)) {
    const word = withoutEnding(found);
    if (/^\p{L}+$/u.test(word)) continue;
    if ([word, ...word.split('-')].some(isMasked)) return true;
  }
  return false;
}

/** Takes away the punctuation that ends a sentence. */
function withoutEnding(word: string): string {
  let end = word.length;
  while (end > 0 && '.!?,'.includes(word[end - 1] ?? '')) end -= 1;
  return word.slice(0, end);
}

function isMasked(word: string): boolean {
  const letters = word.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 2 || letters === word.length) return false;
  const candidates = [...(byLength.get(word.length) ?? [])];
  return candidates.some((bad) => hides(word, bad)) || hidesRun(word);
}

function hides(word: string, bad: string): boolean {
  for (let i = 0; i < bad.length; i++) {
    const sign = word[i] ?? '';
    const letter = bad[i] ?? '';
    if (sign !== letter && !masks.includes(sign) && !leet[sign]?.includes(letter)) return false;
  }
  // Digits alone are sizes and names: "d10k".
  return word[0] === bad[0];
}

/** "f***", "f**king" and "sh**t": one letter or two, a run of signs of any length, and the rest of a word. */
function hidesRun(word: string): boolean {
  const run = word.search(/[*#%✱★]/);
  if (run < 1) return false;
  const rest = word.slice(run).replace(/^[*#%✱★]+/, '');
  const hidden = word.length - run - rest.length;
  const start = word.slice(0, run);
  if (hidden < 2 && rest === '') return false;
  return words.some(
    (bad) =>
      !mild.has(bad) &&
      bad.startsWith(start) &&
      bad.endsWith(rest) &&
      bad.length > start.length + rest.length &&
      Math.abs(bad.length - word.length) <= 2,
  );
}
