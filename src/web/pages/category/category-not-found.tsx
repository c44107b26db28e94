import { categories } from '~/domain/catalog/category';
import { PageHeader } from '~/web/shared/page-header';
import { ButtonLink } from '~/web/ui/button-link';

/** For a category or a subcategory that we do not have. */
export function CategoryNotFound() {
  return (
    <>
      <PageHeader
        title="Category not found"
        lead="There is no such shelf. These are the ones we have:"
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
