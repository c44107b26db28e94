const concentrations: readonly [name: string, pattern: RegExp][] = [
  ['extrait', /\bextrait(?: de parfum)?\b/g],
  ['parfum', /\beau de (?:parfum|perfume)\b|\be\.?d\.?p\b\.?/g],
  ['toilette', /\beau de toilettes?\b|\be\.?d\.?t\b\.?/g],
  ['cologne', /\beau de cologne\b|\be\.?d\.?c\b\.?|\bcologne\b/g],
  ['fraiche', /\beau fraiche\b/g],
  ['pure parfum', /\bparfum\b(?! (?:spray|oil|mist))/g],
];

/** Parts of all patterns: a fast first check. */
const hint = /eau |extrait|cologne|parfum|e\.?d/;

const anyScent = new RegExp(concentrations.map(([, { source }]) => source).join('|'));

/** Whether a text may contain a fragrance concentration. */
export function mayBeScent(text: string): boolean {
  return hint.test(text);
}

/** Reads the concentration from a normalized title and returns the title without it. */
export function takeConcentration(title: string): { concentration: string | null; rest: string } {
  let concentration: string | null = null;
  if (!mayBeScent(title) || !anyScent.test(title)) return { concentration, rest: title };
  let rest = title;
  for (const [name, pattern] of concentrations) {
    const without = rest.replace(pattern, ' ');
    if (without === rest) continue;
    concentration ??= name;
    rest = without;
  }
  return { concentration, rest };
}
