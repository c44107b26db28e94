/** The longest run of words that names a command; what follows are its arguments. */
export function findCommand(
  words: readonly string[],
  isCommand: (name: string) => boolean,
): { name: string; args: string[] } | null {
  for (let length = words.length; length > 0; length -= 1) {
    const name = words.slice(0, length).join(' ');
    if (isCommand(name)) return { name, args: words.slice(length) };
  }
  return null;
}

/** What commands there are; only those that begin with the given words, if there are such. */
export function helpText(
  abouts: Readonly<Record<string, { about: string }>>,
  words: readonly string[],
): string {
  const all = Object.entries(abouts);
  const beginsSo = ([name]: (typeof all)[number]) =>
    words.every((word, place) => name.split(' ')[place] === word);
  const meant = all.filter(beginsSo);
  const rows = (meant.length > 0 ? meant : all).map(
    ([name, { about }]) => `  ${name.padEnd(30)} ${about}`,
  );
  return ['npm run glowfare -- COMMAND', '', ...rows].join('\n');
}
