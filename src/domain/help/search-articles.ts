import { foldQuery, foldText } from '../search/fold';
import { allowedEdits, isNear } from '../search/typo';
import { matchesSynonym, synonymsOf } from './synonyms';

const maxExcerptLength = 180;

/** The searchable parts of an article. */
export interface SearchableArticle {
  slug: string;
  title: string;
  summary: string;
  keywords: readonly string[];
  /** The body as plain text. */
  text: string;
}

export interface FoundArticle {
  slug: string;
  title: string;
  /** The best matching sentence. */
  excerpt: string;
  /** Words to highlight in both, in the article's spelling even if the query had a typo. */
  words: readonly string[];
}

/** Articles with the weight of each word. */
export type ArticleIndex = readonly {
  article: SearchableArticle;
  weights: ReadonlyMap<string, number>;
}[];

const fieldWeights = { title: 10, keywords: 6, summary: 4, text: 1 };
const quality = { whole: 1, beginning: 0.8, otherName: 0.6, near: 0.5 };

/** Words that do not say what a question is about. */
const fillers = new Set(
  'a about an and am any are at be by came can cannot cant come comes could did do does doesnt dont for from get getting got had has have help how i im in is it its me my need never no not of on or please should that the there this to want was we were what when where why will with wont you your'.split(
    ' ',
  ),
);

/** Builds the index; equal scores keep the given order. */
export function indexArticles(articles: readonly SearchableArticle[]): ArticleIndex {
  return articles.map((article) => {
    const weights = new Map<string, number>();
    const add = (text: string, weight: number) => {
      const { words, compounds } = foldText(text);
      for (const word of [...words, ...compounds]) {
        weights.set(word, Math.max(weight, weights.get(word) ?? 0));
      }
    };
    add(article.title, fieldWeights.title);
    add(article.keywords.join(' '), fieldWeights.keywords);
    add(article.summary, fieldWeights.summary);
    add(article.text, fieldWeights.text);
    return { article, weights };
  });
}

/**
 * Articles that contain every significant word of the query, best first; if none does, those that
 * contain the most.
 */
export function searchArticles(index: ArticleIndex, query: string, limit: number): FoundArticle[] {
  const rates = meaningfulWords(query).map((word) => chooseRate(index, word));
  const rated = index.flatMap(({ article, weights }) => {
    const best = rates.flatMap((rate) => bestWord(weights, rate) ?? []);
    if (best.length === 0) return [];
    const score = best.reduce((sum, found) => sum + found.score, 0);
    const words = [...new Set(best.map(({ mark }) => mark))];
    return [{ article, score, words, found: best.length }];
  });
  const maxFoundWords = Math.max(...rated.map(({ found }) => found));
  return rated
    .filter(({ found }) => found === maxFoundWords)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ article, words }) => ({
      slug: article.slug,
      title: article.title,
      excerpt: chooseExcerpt(article, words),
      words,
    }));
}

function meaningfulWords(query: string): string[] {
  const words = foldQuery(query);
  const meaningful = words.filter((word) => !fillers.has(word));
  return meaningful.length > 0 ? meaningful : words;
}

/** How well a word matches a query word, and which part to highlight. */
type Rate = (candidate: string) => { fit: number; mark: string };

/** Allows typos only when no article contains the word or a synonym. */
function chooseRate(index: ArticleIndex, word: string): Rate {
  const stem = singular(word);
  const names = synonymsOf(word);
  const asTyped: Rate = (candidate) => {
    const whole = candidate === word || candidate === stem;
    if (candidate.startsWith(stem)) {
      return { fit: whole ? quality.whole : quality.beginning, mark: stem };
    }
    const isNamed = names.some((name) => matchesSynonym(name, candidate));
    return { fit: isNamed ? quality.otherName : 0, mark: candidate };
  };
  const isWritten = index.some(({ weights }) =>
    [...weights.keys()].some((candidate) => asTyped(candidate).fit > 0),
  );
  const edits = allowedEdits(word);
  if (isWritten || edits === 0) return asTyped;
  return (candidate) => ({
    fit: isNear(word, candidate, edits) ? quality.near : 0,
    mark: candidate,
  });
}

/** A query for "alerts" also finds "alert". */
function singular(word: string): string {
  return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

function bestWord(weights: ReadonlyMap<string, number>, rate: Rate) {
  let best: { mark: string; score: number } | null = null;
  for (const [candidate, weight] of weights) {
    const { fit, mark } = rate(candidate);
    if (fit * weight > (best?.score ?? 0)) best = { mark, score: fit * weight };
  }
  return best;
}

/** The sentence with the most matching words; the summary if no sentence has more than it. */
function chooseExcerpt(
  { summary, text }: { summary: string; text: string },
  words: readonly string[],
): string {
  let best = { sentence: summary, matches: matchesIn(summary, words) };
  for (const sentence of text.split(/(?<=[.!?])\s+/)) {
    const matches = matchesIn(sentence, words);
    if (matches > best.matches) best = { sentence, matches };
  }
  const { sentence } = best;
  if (sentence.length <= maxExcerptLength) return sentence;
  return `${sentence.slice(0, Math.max(sentence.lastIndexOf(' ', maxExcerptLength), 1))} …`;
}

function matchesIn(sentence: string, words: readonly string[]): number {
  const folded = foldText(sentence).words;
  return words.filter((word) => folded.some((other) => other.startsWith(word))).length;
}
