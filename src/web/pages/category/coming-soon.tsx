import { EmptyState } from '~/web/ui/empty-state';

/** A subcategory without any products. */
export function ComingSoon() {
  return (
    <EmptyState
      title="Coming Soon"
      text="We’re adding the first products."
      className="page-column"
    />
  );
}
