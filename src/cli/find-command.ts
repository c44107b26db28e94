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

/** What commands there are: those that begin with as many of the given words as any does. */
export function helpText(
  abouts: Readonly<Record<string, { about: string }>>,
  words: readonly string[],
): string {
  const all = Object.entries(abouts);
  const beginningWith = (length: number) =>
    all.filter(([name]) => {
      const own = name.split(' ');
      return words.slice(0, length).every((word, place) => own[place] === word);
    });
  let length = words.length;
  while (beginningWith(length).length === 0) length -= 1;
  const rows = beginningWith(length).map(([name, { about }]) => `  ${name.padEnd(30)} ${about}`);
  return ['npm run glowfare -- COMMAND', '', ...rows].join('\n');
}
