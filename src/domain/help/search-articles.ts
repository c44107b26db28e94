import { foldQuery, foldText } from '../search/fold';
import { allowedEdits, isNear } from '../search/typo';
import { chooseExcerpt } from './choose-excerpt';
import { matchesSynonym, synonymsOf } from './synonyms';

/** As much of an article as is searched. */
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
  /** The sentence that answers best. */
  excerpt: string;
  /** What to mark in both: the article's own spelling, also when the query had a typo. */
  words: readonly string[];
}

/** Articles with how much each of their words counts. */
export type ArticleIndex = readonly {
  article: SearchableArticle;
  weights: ReadonlyMap<string, number>;
}[];

const fieldWeights = { title: 10, keywords: 6, summary: 4, text: 1 };
const quality = { whole: 1, beginning: 0.8, otherName: 0.6, near: 0.5 };

/** Words of a question that say nothing about what it is about. */
const fillers = new Set(
  'a about an and am any are at be by came can cannot cant come comes could did do does doesnt dont for from get getting got had has have help how i im in is it its me my need never no not of on or please should that the there this to want was we were what when where why will with wont you your'.split(
    ' ',
  ),
);

/** Arranges articles for searching; between equals the order given decides. */
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
 * The articles in which every word of the query that matters is found, best first; when no article has
 * them all, those that have the most of them.
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

/** How well a word of an article fits one of the query; and what of it to mark. */
type Rate = (candidate: string) => { fit: number; mark: string };

/** Typos are looked for only when no article has the word, as it was typed or under another name. */
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

/** Who asks for alerts wants to read of the alert, too. */
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
