import {
  browsingHref,
  ingredientFunctions,
  readBrowsing,
} from '~/domain/ingredients/describe/browse-params';
import { ingredientFamilies } from '~/domain/ingredients/ingredient-families';
import { browseIngredients } from '~/usecases/ingredients/browse-ingredients.server';
import { PageHeader } from '~/web/shared/page-header';
import { pageLoader } from '~/web/shared/page-loader.server';
import { pageMeta } from '~/web/shared/page-meta';
import { siteOf } from '~/web/shared/root-data';
import { Button } from '~/web/ui/button';
import { formatCount } from '~/web/ui/fields/format-count';
import { Link } from '~/web/ui/link';
import { Pagination } from '~/web/ui/pagination';
import type { Route } from './+types/ingredients.page';

/** Links are made here: the rules of functions and families stay on the server. */
export const loader = pageLoader(async ({ deps, url }) => {
  const browsing = readBrowsing(url.searchParams);
  const { ingredients, total, page, pageCount } = await browseIngredients(deps, browsing);
  const { search, letter, functionSlug, family } = browsing;
  const choice = (label: string, chosen: boolean, to: string) => ({ label, chosen, to });
  const base = browsingHref({ ...browsing, page: 1 });
  return {
    search,
    total,
    page,
    pageCount,
    /** The URL of the first page. */
    base,
    isFiltered: base !== '/ingredients',
    ingredients: ingredients.map(({ slug, name, functions, productCount }) => ({
      slug,
      name,
      note: [
        functions.slice(0, 2).join(', '),
        productCount > 0 ? countOf(productCount, 'product') : '',
      ]
        .filter(Boolean)
        .join(' · '),
    })),
    letters: [...'abcdefghijklmnopqrstuvwxyz', '0'].map((each) =>
      choice(
        each === '0' ? '0–9' : each.toUpperCase(),
        each === letter,
        browsingHref(each === letter ? {} : { letter: each }),
      ),
    ),
    functions: Array.from(ingredientFunctions, ([slug, word]) =>
      choice(
        word,
        slug === functionSlug,
        browsingHref(slug === functionSlug ? {} : { functionSlug: slug }),
      ),
    ),
    families: ingredientFamilies.map(({ slug, label }) =>
      choice(label, slug === family, browsingHref(slug === family ? {} : { family: slug })),
    ),
  };
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(siteOf(matches), {
    title: 'Ingredients',
    description:
      'What the ingredients of beauty products are and do, who they suit, what the law says, and which products have them.',
    path: '/ingredients',
    keywords: ['ingredients', 'INCI list'],
    noindex: loaderData !== undefined && (loaderData.isFiltered || loaderData.page > 1),
  });

export default function IngredientsPage({ loaderData }: Route.ComponentProps) {
  const { search, total, page, pageCount, base, ingredients } = loaderData;
  return (
    <>
      <PageHeader
        title="Ingredients"
        lead="What is on the label, in plain words: what each ingredient does, who it suits, and which products have it."
      />
      <div className="page-column">
        <search>
          <form
            method="get"
            action="/ingredients"
            className="flex max-w-2xl flex-wrap items-center gap-3"
          >
            <input
              key={search}
              type="search"
              name="q"
              defaultValue={search}
              aria-label="Search ingredients"
              placeholder="Niacinamide, CI 77891, jojoba"
              maxLength={100}
              className="control h-12 min-w-56 grow basis-0"
            />
            <Button type="submit" size="lg">
              Search
            </Button>
          </form>
        </search>
        <Choices label="By first letter" choices={loaderData.letters} />
        <Choices label="By function" choices={loaderData.functions} />
        <Choices label="By group" choices={loaderData.families} />
        <h2 className="mt-10 font-display text-2xl">
          {total === 0
            ? `No ingredients found${search && ` for “${search}”`}`
            : `${countOf(total, 'ingredient')}${search && ` for “${search}”`}`}
        </h2>
        <ul className="ingredient-index">
          {ingredients.map(({ slug, name, note }) => (
            <li key={slug}>
              <Link to={`/ingredient/${slug}`}>
                {name}
                {note && <span>{note}</span>}
              </Link>
            </li>
          ))}
        </ul>
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefFor={(to) => (to === 1 ? base : `${base}${base.includes('?') ? '&' : '?'}page=${to}`)}
          className="mt-12"
        />
      </div>
    </>
  );
}

const countOf = (count: number, noun: string) =>
  `${formatCount(count)} ${count === 1 ? noun : `${noun}s`}`;

interface Choice {
  label: string;
  chosen: boolean;
  to: string;
}

function Choices({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <details open={choices.some(({ chosen }) => chosen)} className="mt-4">
      <summary className="font-semibold text-sm">{label}</summary>
      <ul className="index-choices">
        {choices.map((choice) => (
          <li key={choice.label}>
            <Link
              to={choice.to}
              aria-current={choice.chosen ? 'true' : undefined}
              className="choice-link"
            >
              {choice.label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
