import { helpCategories, helpGuides } from '~/domain/help/help-category';
import { searchArticles } from '~/domain/help/search-articles';
import { helpLibrary } from '~/web/shared/help/help-library.server';
import { pageLoader } from '~/web/shared/page-loader.server';
import { pageMeta } from '~/web/shared/page-meta';
import { siteOf } from '~/web/shared/root-data';
import type { Route } from './+types/help.page';
import { HelpCategories } from './help-categories';
import { HelpContact } from './help-contact';
import { HelpSearch } from './help-search';
import { maxHelpResults } from './max-help-results';
import { PopularQuestions } from './popular-questions';

export const loader = pageLoader(({ deps, url }) => {
  const query = (url.searchParams.get('q') ?? '').trim();
  const { articles, index } = helpLibrary(deps.site.brandName);
  const withArticles = <Section extends { slug: string }>(section: Section) => ({
    ...section,
    articles: articles
      .filter((article) => article.category === section.slug)
      .map(({ slug, title }) => ({ slug, title })),
  });
  return {
    query,
    found: searchArticles(index, query, maxHelpResults),
    categories: helpCategories.map(withArticles),
    guides: withArticles(helpGuides),
  };
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(siteOf(matches), {
    title: 'Help Center',
    description:
      'Answers about searching, prices, alerts, accounts, stores and returns, and how to contact us.',
    path: '/help',
    keywords: ['help', 'questions and answers', 'support'],
    noindex: loaderData !== undefined && loaderData.query !== '',
  });

export default function HelpPage({ loaderData }: Route.ComponentProps) {
  const { query, found, categories, guides } = loaderData;
  return (
    <>
      <HelpSearch query={query} found={found}>
        <HelpCategories categories={categories} guides={guides} />
        <PopularQuestions />
      </HelpSearch>
      <HelpContact />
    </>
  );
}
