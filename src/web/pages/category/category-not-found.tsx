import { categories } from '~/domain/catalog/category';
import { PageHeader } from '~/web/shared/page-header';
import { useHasProducts } from '~/web/shared/root-data';
import { ButtonLink } from '~/web/ui/button-link';

export function CategoryNotFound() {
  const hasProducts = useHasProducts();
  return (
    <>
      <PageHeader
        title="Category not found"
        lead="We don’t have that category. Here are the ones we do have:"
      />
      <ul className="page-column flex flex-wrap gap-3">
        {categories
          .filter(({ slug }) => hasProducts(`/category/${slug}`))
          .map(({ slug, name }) => (
            <li key={slug}>
              <ButtonLink to={`/category/${slug}`} variant="secondary">
                {name}
              </ButtonLink>
            </li>
          ))}
        <li>
          <ButtonLink to="/products" variant="quiet">
            All products
          </ButtonLink>
        </li>
      </ul>
    </>
  );
}
