import type { Random } from '../random';

/** Facts that phrases mention; a phrase whose fact is missing does not fit. */
export type Facts = Readonly<Record<string, string | null>>;

const slots = /\{(\w+)(\??)\}/g;

/** Whether all facts of a phrase are known. */
export function fits(phrase: string, facts: Facts): boolean {
  return [...phrase.matchAll(slots)].every(([, name = '']) => (facts[name] ?? null) !== null);
}

/** A phrase with its alternatives chosen and its facts filled in. */
export function fillPhrase(phrase: string, facts: Facts, random: Random): string {
  return (
    phrase
      .replace(/\(([^()]*\|[^()]*)\)/g, (_, choices: string) => random.pick(choices.split('|')))
      .replace(slots, (_, name: string, isCondition: string) =>
        isCondition ? '' : (facts[name] ?? ''),
      )
      // An empty alternative leaves its space behind.
      .replace(/ (?=[,.;])/g, '')
  );
}
