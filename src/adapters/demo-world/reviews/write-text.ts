import { reviewLimits } from '~/domain/reviews/review';
import { at, type Random } from '../random';
import { arrangeSentences, type Sentence } from './arrange-sentences';
import { type Facts, fillPhrase, fits } from './fill-phrase';
import { closings, cons, openers, pros, updates } from './phrases/frames';
import { general } from './phrases/general';
import type { Phrases } from './phrases/phrases';
import { titles } from './phrases/titles';

type Mood = keyof Phrases;

/** What authors with this many stars say, in order; shorter reviews use the beginning, longer ones start again. */
const plansOf: readonly (readonly (readonly Mood[])[])[] = [
  [
    ['bad', 'bad', 'bad'],
    ['bad', 'bad', 'bad', 'bad'],
    ['bad', 'mixed', 'bad'],
  ],
  [
    ['bad', 'mixed', 'bad'],
    ['mixed', 'bad', 'bad'],
    ['good', 'bad', 'bad', 'mixed'],
  ],
  [
    ['mixed', 'mixed', 'good'],
    ['good', 'mixed', 'mixed'],
    ['mixed', 'bad', 'good', 'mixed'],
    ['mixed', 'good', 'mixed', 'mixed'],
  ],
  [
    ['good', 'mixed', 'good'],
    ['good', 'good', 'mixed', 'good'],
    ['mixed', 'good', 'good'],
    ['good', 'good', 'good'],
  ],
  [
    ['good', 'good', 'good'],
    ['good', 'good', 'good', 'good'],
    ['good', 'good', 'good', 'good', 'good'],
    ['good', 'good', 'mixed', 'good'],
  ],
];

const titleMoods: readonly Mood[] = ['bad', 'bad', 'mixed', 'good', 'good'];

export interface TextInput {
  stars: number;
  phrases: Phrases;
  facts: Facts;
  /** Whether the author came back to it later. */
  isEdited: boolean;
  /** The product’s other reviews. */
  others: WrittenTexts;
}

/** What was said in the reviews of a product. */
export interface WrittenTexts {
  titles: Set<string>;
  phrases: ReadonlySet<string>[];
}

const maxTries = 40;
/** Shared phrases beyond this part of a review would make it a near-duplicate. */
const maxSharedPart = 0.34;

/** A title and a text that fit the stars, or null if every try resembles another review of the product. */
export function writeText(
  input: TextInput,
  random: Random,
): { title: string; text: string } | null {
  const { facts, others } = input;
  for (let tries = 0; tries < maxTries; tries++) {
    const chosen = choosePhrases(input, random);
    const list = random.chance(0.07) ? chooseProsAndCons(input, random) : null;
    const phrases = new Set([...chosen.keys(), ...(list ? [...list.pros, ...list.cons] : [])]);
    if (others.phrases.some((other) => resembles(phrases, other))) continue;
    others.phrases.push(phrases);
    const sentences = [...chosen.values()];
    const text = list
      ? listProsAndCons(list, facts, random) + arrangeSentences(sentences, random)
      : arrangeSentences(frame(sentences, input, random), random);
    const mood = moodOf(input.stars);
    const later = input.isEdited ? `\n\n${pickFilled(updates[mood], facts, random)}` : '';
    return speak(pickTitle(input, random), text + later, random);
  }
  return null;
}

const moodOf = (stars: number): Mood => at(titleMoods, stars - 1);

function pickFilled(pool: readonly string[], facts: Facts, random: Random): string {
  return fillPhrase(random.pick(pool.filter((phrase) => fits(phrase, facts))), facts, random);
}

/** A title that no other review of the product has, while there are some. */
function pickTitle({ stars, facts, others }: TextInput, random: Random): string {
  const pool = titles[moodOf(stars)].filter((title) => fits(title, facts));
  const unused = pool.filter((title) => !others.titles.has(title));
  const title = random.pick(unused.length > 0 ? unused : pool);
  others.titles.add(title);
  return fillPhrase(title, facts, random);
}

function resembles(phrases: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = [...phrases].filter((phrase) => other.has(phrase));
  return lengthOf(shared) > Math.min(lengthOf(phrases), lengthOf(other)) * maxSharedPart;
}

const lengthOf = (phrases: Iterable<string>) => [...phrases].join('').length;

/** Phrases with their sentences, in order. */
function choosePhrases(
  { stars, phrases, facts }: TextInput,
  random: Random,
): Map<string, Sentence> {
  const plan = random.pick(at(plansOf, stars - 1));
  // One sentence of praise can be enough, one of doubt is not.
  const length = Math.max(random.pick(lengths), stars > 3 && plan[0] === 'good' ? 1 : 2);
  const chosen = new Map<string, Sentence>();
  for (const mood of [...plan, ...plan, ...plan]) {
    const written = [...chosen.values()].map(({ text }) => text).join(' ');
    if (chosen.size >= length && written.length >= reviewLimits.minTextLength) break;
    // General praise is too warm beside few stars.
    const isReserved = mood === 'good' && stars <= 3;
    const pool = isReserved || random.chance(0.6) ? phrases[mood] : general[mood];
    const open = pool.filter((phrase) => !chosen.has(phrase) && fits(phrase, facts));
    if (open.length === 0) continue;
    const phrase = random.pick(open);
    chosen.set(phrase, { mood, text: fillPhrase(phrase, facts, random) });
  }
  return chosen;
}

/** Sentences in a review: many authors write little, some a lot. */
const lengths = [1, 2, 2, 3, 3, 3, 3, 4, 4, 5, 6];

/** Some authors begin with themselves, and some end with advice. */
function frame(sentences: Sentence[], { stars, facts }: TextInput, random: Random): Sentence[] {
  const mood = moodOf(stars);
  const first = { mood: null, text: pickFilled(openers, facts, random) };
  const last = { mood: null, text: pickFilled(closings[mood], facts, random) };
  return [
    ...(random.chance(0.22) ? [first] : []),
    ...sentences,
    ...(random.chance(0.18) ? [last] : []),
  ];
}

interface ProsAndCons {
  pros: string[];
  cons: string[];
}

function chooseProsAndCons({ stars, facts }: TextInput, random: Random): ProsAndCons {
  const known = (pool: readonly string[]) => pool.filter((phrase) => fits(phrase, facts));
  return {
    pros: random.some(known(pros), stars > 2 ? 3 : 1),
    cons: random.some(known(cons), stars > 3 ? 1 : 2),
  };
}

function listProsAndCons(list: ProsAndCons, facts: Facts, random: Random): string {
  const words = (phrases: string[]) =>
    phrases.map((phrase) => fillPhrase(phrase, facts, random)).join(', ');
  return `Pros: ${words(list.pros)}\nCons: ${words(list.cons)}\n\n`;
}

/** People type in different ways. */
function speak(title: string, text: string, random: Random): { title: string; text: string } {
  const voice = random.next();
  if (voice < 0.08) return { title: title.toLowerCase(), text: text.toLowerCase() };
  if (voice < 0.14) return { title: `${title}!`, text: text.replace(/\.$/, '!') };
  if (voice < 0.2) return { title, text: text.replaceAll('’', '') };
  if (voice < 0.26) return { title, text: text.replace(/\.$/, '') };
  if (voice < 0.3) return { title: title.toUpperCase(), text };
  if (voice < 0.34) return { title, text: text.replace(/\. (?=I |It )/, ', ') };
  return { title, text };
}
