import { foldQuery, foldText } from '../search/fold';
import { allowedEdits, isNear } from '../search/typo';
import { chooseExcerpt } from './choose-excerpt';

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
const quality = { whole: 1, beginning: 0.8, near: 0.5 };

/** Words of a question that say nothing about what it is about. */
const fillers = new Set(
  'a an and are at be by can could did do does for from how i in is it its me my of on or should that the there this to we what when where why with you your'.split(
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

/** The articles in which every word of the query that matters is found, best first. */
export function searchArticles(index: ArticleIndex, query: string, limit: number): FoundArticle[] {
  const rates = meaningfulWords(query).map((word) => chooseRate(index, word));
  if (rates.length === 0) return [];
  return index
    .flatMap(({ article, weights }) => {
      const best = rates.map((rate) => bestWord(weights, rate));
      if (!best.every((found) => found !== null)) return [];
      const score = best.reduce((sum, found) => sum + found.score, 0);
      return [{ article, score, words: [...new Set(best.map(({ mark }) => mark))] }];
    })
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

/** Typos are looked for only when nobody wrote the word as it was typed. */
function chooseRate(index: ArticleIndex, word: string): Rate {
  const stem = singular(word);
  const asTyped: Rate = (candidate) => {
    const whole = candidate === word || candidate === stem;
    const fit = whole ? quality.whole : quality.beginning;
    return { fit: candidate.startsWith(stem) ? fit : 0, mark: stem };
  };
  const isWritten = index.some(({ weights }) =>
    [...weights.keys()].some((candidate) => candidate.startsWith(stem)),
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
