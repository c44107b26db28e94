import { reviewLimits } from '~/domain/reviews/review';
import { at, type Random } from '../random';
import { type Facts, fillPhrase, fits } from './fill-phrase';
import { general } from './phrases/general';
import type { Phrases } from './phrases/phrases';
import { titles } from './phrases/titles';

type Mood = keyof Phrases;

/** What authors with this many stars say, in order; shorter reviews use the beginning. */
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
  /** The phrases of the product’s other reviews. */
  others: ReadonlySet<string>[];
}

const maxTries = 12;
/** Shared phrases beyond this part of a review would make it a near-duplicate. */
const maxSharedPart = 0.34;

/** A title and a text that fit the stars, or null if every try resembles another review of the product. */
export function writeText(
  input: TextInput,
  random: Random,
): { title: string; text: string } | null {
  for (let tries = 0; tries < maxTries; tries++) {
    const chosen = choosePhrases(input, random);
    const phrases = new Set(chosen.keys());
    if (input.others.some((other) => resembles(phrases, other))) continue;
    input.others.push(phrases);
    const titlePool = titles[at(titleMoods, input.stars - 1)];
    const title = random.pick(titlePool.filter((each) => fits(each, input.facts)));
    const text = [...chosen.values()].join(' ');
    return speak(fillPhrase(title, input.facts, random), text, random);
  }
  return null;
}

function resembles(phrases: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  let shared = 0;
  for (const phrase of phrases) if (other.has(phrase)) shared++;
  return shared > phrases.size * maxSharedPart;
}

/** Phrases with their sentences, in order. */
function choosePhrases({ stars, phrases, facts }: TextInput, random: Random): Map<string, string> {
  const plan = random.pick(at(plansOf, stars - 1));
  const length = Math.max(3, plan.length - (random.chance(0.35) ? 1 : 0));
  const chosen = new Map<string, string>();
  for (const mood of [...plan.slice(0, length), ...plan]) {
    const isLongEnough = [...chosen.values()].join(' ').length >= reviewLimits.minTextLength;
    if (chosen.size >= length && isLongEnough) break;
    // General praise is too warm beside few stars.
    const isReserved = mood === 'good' && stars <= 3;
    const pool = isReserved || random.chance(0.6) ? phrases[mood] : general[mood];
    const open = pool.filter((phrase) => !chosen.has(phrase) && fits(phrase, facts));
    if (open.length === 0) continue;
    const phrase = random.pick(open);
    chosen.set(phrase, fillPhrase(phrase, facts, random));
  }
  return chosen;
}

/** People type in different ways. */
function speak(title: string, text: string, random: Random): { title: string; text: string } {
  const voice = random.next();
  if (voice < 0.1) return { title: title.toLowerCase(), text: text.toLowerCase() };
  if (voice < 0.18) return { title: `${title}!`, text: text.replace(/\.$/, '!') };
  if (voice < 0.24) return { title, text: text.replaceAll('’', '') };
  if (voice < 0.3) return { title, text: text.replace(/\.$/, '') };
  return { title, text };
}
