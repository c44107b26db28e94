import { categories } from '~/domain/catalog/category';
import { useHasProducts } from '~/web/shared/root-data';
import { SearchForm } from '~/web/shared/search/search-form';
import { StillLife } from '~/web/shared/still-life';
import { Button } from '~/web/ui/button';
import { ButtonLink } from '~/web/ui/button-link';
import { FilterIcon } from '~/web/ui/page-icons';

interface Figure {
  value: string;
  label: string;
}

export function Hero({ figures }: { figures: readonly Figure[] }) {
  const hasProducts = useHasProducts();
  return (
    <section className="page-column grid items-center gap-x-16 gap-y-12 pt-10 pb-16 md:pt-14 lg:grid-cols-[1.2fr_1fr] lg:gap-x-20 lg:pt-12 lg:pb-0 xl:grid-cols-[1.3fr_1fr]">
      <div className="lg:pb-14">
        <p className="eyebrow text-accent">Every store, one page</p>
        <h1 className="mt-5 font-display text-hero tracking-tight">Beauty, at its best price.</h1>
        <p className="mt-6 max-w-xl text-lg text-soft">
          Compare prices and unlock deals on premium skincare from trusted brands. See what each
          store charges, the delivered price, and whether now is a good time to buy.
        </p>
        <SearchForm
          placeholder="Search products, brands, or ingredients..."
          className="mt-9 max-w-xl"
          inputClassName="h-13"
          panel="form"
        >
          <Button type="submit" size="lg" className="max-sm:w-full">
            Search Deals
          </Button>
        </SearchForm>
        <div className="mt-6 flex max-w-xl flex-wrap items-center gap-2">
          {categories
            .filter(({ slug }) => hasProducts(`/category/${slug}`))
            .map(({ slug, name }) => (
              <ButtonLink key={slug} to={`/category/${slug}`} variant="secondary" size="sm">
                {name}
              </ButtonLink>
            ))}
          <ButtonLink to="/products" variant="quiet" size="sm">
            <FilterIcon className="size-4.5" />
            Advanced Filters
          </ButtonLink>
        </div>
        {figures.length > 0 && (
          <dl className="figures mt-10 grid grid-cols-3 gap-x-6 border-line border-t pt-6 sm:flex sm:gap-x-10">
            {figures.map(({ value, label }) => (
              <div key={label} className="flex flex-col-reverse justify-end">
                <dt className="text-balance text-soft text-sm">{label}</dt>
                <dd className="font-display text-2xl">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className="lg:self-end">
        <StillLife
          name="home"
          shape="wide-then-tall"
          sizes="(min-width: 84rem) 33rem, (min-width: 68rem) 42vw, 92vw"
          priority
          className="lg:rounded-t-full"
        />
      </div>
    </section>
  );
}
