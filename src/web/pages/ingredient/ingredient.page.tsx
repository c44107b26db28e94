import { data } from 'react-router';
import { AppError } from '~/domain/app-error';
import { showIngredient } from '~/usecases/ingredients/show-ingredient.server';
import { NotFound } from '~/web/shared/error/not-found';
import { pageLoader } from '~/web/shared/page-loader.server';
import { pageMeta } from '~/web/shared/page-meta';
import { siteOf } from '~/web/shared/root-data';
import { describeIngredient } from '~/web/shared/structured-data/describe';
import { StructuredDataScripts } from '~/web/shared/structured-data/structured-data-scripts';
import type { Route } from './+types/ingredient.page';
import { type IngredientPageData, ingredientPageData } from './ingredient-data';
import { IngredientView } from './ingredient-view';

export const loader = pageLoader(async ({ deps, params }) => {
  try {
    const shown = await showIngredient(deps, { slug: params.slug ?? '' });
    return data<IngredientPageData | null>(ingredientPageData(shown));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
    return data<IngredientPageData | null>(null, { status: 404 });
  }
});

const summaryOf = ({ name, text, functions }: IngredientPageData): string =>
  text?.about ??
  (functions.length > 0
    ? `${name} in beauty products: ${functions.map(({ word }) => word).join(', ')}.`
    : `${name} in beauty products.`);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = siteOf(matches);
  if (!loaderData) {
    const description = 'We could not find this ingredient.';
    return pageMeta(site, {
      title: 'Ingredient not found',
      description,
      path: '/ingredients',
      noindex: true,
    });
  }
  const { slug, name, text, statistics, otherNames } = loaderData;
  return pageMeta(site, {
    title: `${name}: What It Does`,
    description: summaryOf(loaderData),
    path: `/ingredient/${slug}`,
    keywords: [name, ...otherNames.slice(0, 3)],
    // A page of facts alone, about something that no product has, helps no one who searches.
    noindex: text === null && statistics === null,
    structuredData: import.meta.env.SSR
      ? (known) =>
          describeIngredient(known, { slug, name, otherNames, summary: summaryOf(loaderData) })
      : undefined,
  });
};

export default function IngredientPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFound />;
  const { slug, name, otherNames } = loaderData;
  return (
    <>
      <StructuredDataScripts
        path={`/ingredient/${slug}`}
        describe={(descriptions, site) =>
          descriptions.describeIngredient(site, {
            slug,
            name,
            otherNames,
            summary: summaryOf(loaderData),
          })
        }
      />
      <IngredientView key={slug} page={loaderData} />
    </>
  );
}
