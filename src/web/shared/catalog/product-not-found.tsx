import { ButtonLink } from '~/web/ui/button-link';
import { PageHeader } from '../page-header';

/** The page of a product that does not exist. */
export function ProductNotFound() {
  return (
    <>
      <PageHeader title="Product Not Found" lead="The product you're looking for doesn't exist." />
      <div className="page-column">
        <ButtonLink to="/products">Browse all products</ButtonLink>
      </div>
    </>
  );
}
