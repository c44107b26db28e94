import { categories } from '~/domain/catalog/category';
import { PageHeader } from '~/web/shared/page-header';
import { ButtonLink } from '~/web/ui/button-link';

export function CategoryNotFound() {
  return (
    <>
      <PageHeader
        title="Category not found"
        lead="We don’t have that category. Here are the ones we do have:"
      />
      <ul className="page-column flex flex-wrap gap-3">
        {categories.map(({ slug, name }) => (
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
