import { reviewLimits } from '~/domain/reviews/review';
import { at, type Random } from '../random';
import { arrangeSentences, type Sentence } from './arrange-sentences';
import { type Facts, fillPhrase, fits } from './fill-phrase';
import { closings, cons, openers, pros, updates } from './phrases/frames';
import { general } from './phrases/general';
import type { Mood, Phrase, Phrases } from './phrases/phrases';
import { titles } from './phrases/titles';

/** What authors with this many stars say, in order; shorter reviews use the beginning, longer ones start again. */
const plansOf: readonly (readonly (readonly Mood[])[])[] = [
  [
    ['bad', 'bad', 'bad'],
    ['bad', 'bad'],
  ],
  [
    ['bad', 'mixed', 'bad'],
    ['mixed', 'bad', 'bad'],
    ['good', 'bad', 'bad'],
  ],
  [
    ['mixed', 'mixed', 'good'],
    ['good', 'mixed', 'mixed'],
    ['mixed', 'bad', 'good'],
    ['mixed', 'good', 'mixed'],
  ],
  [
    ['good', 'mixed', 'good'],
    ['good', 'good', 'mixed'],
    ['mixed', 'good', 'good'],
    ['good', 'good'],
  ],
  [
    ['good', 'good', 'good'],
    ['good', 'good'],
    ['good', 'good', 'good', 'good', 'mixed'],
  ],
];

/** Sentences in a review: many authors write little, some a lot. */
const lengths = [1, 1, 2, 2, 2, 3, 3, 3, 4, 5];

const titleMoods: readonly Mood[] = ['bad', 'bad', 'mixed', 'good', 'good'];

export interface TextInput {
  stars: number;
  phrases: Phrases;
  facts: Facts;
  /** Whether the author came back to it later. */
  isEdited: boolean;
  /** Then the author says nothing about buying it. */
  gotItFree: boolean;
  /** Phrases that the product’s other reviews use; this one’s are added. */
  used: Set<Phrase>;
}

/** A title and a text that fit the stars and repeat no phrase of the product’s other reviews; null if none are left. */
export function writeText(
  input: TextInput,
  random: Random,
): { title: string; text: string } | null {
  const { stars, isEdited, gotItFree } = input;
  const mood = at(titleMoods, stars - 1);
  const topics = new Set(gotItFree ? ['price', 'buying', 'again'] : []);
  const pick = (pool: readonly Phrase[]) => pickPhrase(pool, topics, input, random);

  const title = pick(titles[mood]);
  const list = random.chance(0.07) ? listProsAndCons(stars, pick, random) : '';
  const first = !list && random.chance(0.2) ? pick(openers) : null;
  const sentences = chooseSentences(input, pick, random);
  const last = !list && random.chance(0.15) ? pick(closings[mood]) : null;
  const update = isEdited ? pick(updates[mood]) : null;

  const said = [asSentence(first), ...sentences, asSentence(last)].filter((each) => each !== null);
  const text = list + arrangeSentences(said, random);
  if (title === null || text.length < reviewLimits.minTextLength) return null;
  return speak(title, update ? `${text}\n\n${update}` : text, random);
}

type Pick = (pool: readonly Phrase[]) => string | null;

const asSentence = (text: string | null): Sentence | null =>
  text === null ? null : { mood: null, text };

/** A filled phrase about something that the review has not mentioned; marks it as used. */
function pickPhrase(
  pool: readonly Phrase[],
  topics: Set<string>,
  { facts, used }: TextInput,
  random: Random,
): string | null {
  const open = pool.filter(
    (phrase) =>
      !used.has(phrase) &&
      phrase.topics.every((topic) => !topics.has(topic)) &&
      fits(phrase.text, facts),
  );
  if (open.length === 0) return null;
  const phrase = random.pick(open);
  used.add(phrase);
  for (const topic of phrase.topics) topics.add(topic);
  return fillPhrase(phrase.text, facts, random);
}

function chooseSentences({ stars, phrases }: TextInput, pick: Pick, random: Random): Sentence[] {
  const plan = random.pick(at(plansOf, stars - 1));
  // One sentence of praise can be enough, one of doubt is not.
  const length = Math.max(random.pick(lengths), stars > 3 && plan[0] === 'good' ? 1 : 2);
  const chosen: Sentence[] = [];
  for (const mood of [...plan, ...plan]) {
    const written = chosen.map(({ text }) => text).join(' ');
    if (chosen.length >= length && written.length >= reviewLimits.minTextLength) break;
    const about = phrases[mood];
    // General praise is too warm beside few stars.
    const others = mood === 'good' && stars <= 3 ? [] : general[mood];
    const [pool, rest] = random.chance(0.65) ? [about, others] : [others, about];
    const text = pick(pool) ?? pick(rest);
    if (text) chosen.push({ mood, text: text.charAt(0).toUpperCase() + text.slice(1) });
  }
  return chosen;
}

function listProsAndCons(stars: number, pick: Pick, random: Random): string {
  const some = (pool: readonly Phrase[], count: number) =>
    Array.from({ length: count }, () => pick(pool))
      .filter((each) => each !== null)
      .join(', ');
  const good = some(pros, stars > 2 ? 2 + random.below(2) : 1);
  const bad = some(cons, stars > 3 ? 1 : 2);
  return good && bad ? `Pros: ${good}\nCons: ${bad}\n\n` : '';
}

/** People type in different ways. */
function speak(title: string, text: string, random: Random): { title: string; text: string } {
  const voice = random.next();
  if (voice < 0.08) return { title: title.toLowerCase(), text: text.toLowerCase() };
  if (voice < 0.14) return { title: `${title}!`, text: text.replace(/\.$/, '!') };
  if (voice < 0.2) return { title, text: text.replaceAll('’', '') };
  if (voice < 0.26) return { title, text: text.replace(/\.$/, '') };
  if (voice < 0.29) return { title: title.toUpperCase(), text };
  if (voice < 0.33) return { title, text: text.replace('. It', ', it') };
  return { title, text };
}
