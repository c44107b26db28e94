import { data } from 'react-router';
import { helpSections } from '~/domain/help/help-category';
import { NotFound } from '~/web/shared/error/not-found';
import { helpLibrary } from '~/web/shared/help/help-library.server';
import { Prose } from '~/web/shared/markdown/prose';
import { pageLoader } from '~/web/shared/page-loader.server';
import { pageMeta } from '~/web/shared/page-meta';
import { siteOf } from '~/web/shared/root-data';
import { describeBreadcrumbs } from '~/web/shared/structured-data/describe';
import { StructuredDataScripts } from '~/web/shared/structured-data/structured-data-scripts';
import { Breadcrumb } from '~/web/ui/breadcrumb';
import type { Route } from './+types/article.page';
import { ArticleVote } from './article-vote';
import { findRelatedArticles } from './find-related-articles.server';
import { RelatedArticles } from './related-articles';
import { readVoteResult } from './vote-result';

const helpCenter = { label: 'Help Center', to: '/help' };

export const loader = pageLoader(({ deps, params, url }) => {
  const { articles, bySlug } = helpLibrary(deps.site.brandName);
  const article = bySlug.get(params.slug ?? '');
  if (!article) {
    deps.log.warn({ path: url.pathname.slice(0, 500) }, 'page not found');
    return data(null, { status: 404 });
  }
  const { slug, title, summary, html, keywords } = article;
  const category = helpSections.find((known) => known.slug === article.category);
  return data({
    article: { slug, title, summary, html, keywords },
    categoryLink: { label: category?.name ?? '', to: `/help#${article.category}` },
    related: findRelatedArticles(article, articles),
    voted: readVoteResult(url.searchParams.get('voted')),
  });
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = siteOf(matches);
  if (!loaderData) {
    const description = 'We could not find this page.';
    return pageMeta(site, { title: 'Page not found', description, path: '/', noindex: true });
  }
  const { slug, title, summary, keywords } = loaderData.article;
  const path = `/help/${slug}`;
  return pageMeta(site, {
    title,
    description: summary,
    path,
    keywords,
    structuredData: import.meta.env.SSR
      ? (known) => describeBreadcrumbs(known, [helpCenter, { label: title, to: path }])
      : undefined,
  });
};

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFound />;
  const { article, categoryLink, related, voted } = loaderData;
  const here = { label: article.title, to: `/help/${article.slug}` };
  return (
    <div className="page-column grid gap-x-20 gap-y-14 pt-8 md:pt-12 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <StructuredDataScripts
        path={here.to}
        describe={(descriptions, site) =>
          descriptions.describeBreadcrumbs(site, [helpCenter, here])
        }
      />
      <article className="max-w-prose">
        <Breadcrumb trail={[helpCenter, categoryLink]} current={article.title} />
        <h1 className="mt-6 font-display text-3xl">{article.title}</h1>
        <p className="mt-4 text-lg text-soft">{article.summary}</p>
        <Prose html={article.html} className="mt-8 border-line border-t pt-8" />
        <ArticleVote key={article.slug} slug={article.slug} voted={voted} />
      </article>
      <RelatedArticles articles={related} />
    </div>
  );
}
