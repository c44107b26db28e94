import { findCategory } from '~/domain/catalog/category';
import type { ListingPlace } from '~/domain/search/listing/listing-place';
import { Link } from '~/web/ui/link';
import { useHasProducts } from '../root-data';

/** Links to the other subcategories, on a subcategory's own page. */
export function SubcategoryLinks({ place }: { place: ListingPlace }) {
  const hasProducts = useHasProducts();
  const category = findCategory(place.category)?.category;
  if (!category) return null;
  return (
    <nav aria-label={`${category.name} types`} className="border-line border-t pt-4 pb-5">
      <p className="mb-2 font-semibold text-sm">{category.name}</p>
      <ul className="text-sm">
        {category.subcategories
          .filter(
            ({ slug }) =>
              slug === place.subcategory || hasProducts(`/category/${category.slug}/${slug}`),
          )
          .map(({ slug, name }) => (
            <li key={slug}>
              <Link
                to={`/category/${category.slug}/${slug}`}
                aria-current={slug === place.subcategory ? 'page' : undefined}
                className="flex min-h-8 items-center text-soft hover:text-accent aria-[current]:font-semibold aria-[current]:text-ink pointer-coarse:min-h-11"
              >
                {name}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
