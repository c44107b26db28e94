export type Mood = 'good' | 'mixed' | 'bad';

export interface Phrase {
  /**
   * `(a|b)` stands for one of the alternatives, `{name}` for a fact of the product or the author, and `{name?}` for
   * the condition that there is such a fact.
   */
  text: string;
  /** What it is about. A review mentions each topic once, so it neither repeats nor contradicts itself. */
  topics: readonly string[];
}

export type Phrases = Readonly<Record<Mood, readonly Phrase[]>>;

/** Texts by topic; a key may name several, as in "price buying". */
export type TextsByTopic = Readonly<Record<string, readonly string[]>>;

const shownFact = /\{(\w+)\}/g;

/** Phrases with their topics: those of their key, and each fact they show except the noun. */
export function listPhrases(byTopic: TextsByTopic): readonly Phrase[] {
  return Object.entries(byTopic).flatMap(([key, texts]) =>
    texts.map((text) => ({ text, topics: [...key.split(' '), ...factsOf(text)] })),
  );
}

const factsOf = (text: string) =>
  [...text.matchAll(shownFact)].map(([, name = '']) => name).filter((name) => name !== 'noun');

export function listByMood(texts: Readonly<Record<Mood, TextsByTopic>>): Phrases {
  return {
    good: listPhrases(texts.good),
    mixed: listPhrases(texts.mixed),
    bad: listPhrases(texts.bad),
  };
}
