import { createContext, type MouseEvent, type ReactNode, use } from 'react';
import { Link } from '~/web/ui/link';
import { type ReviewParams, reviewsPath } from './review-params';

/** Shows other reviews in place. Null: links lead to the page of the reviews. */
export const ShowReviews = createContext<((params: ReviewParams) => void) | null>(null);

interface ReviewLinkProps {
  productId: number;
  params: ReviewParams;
  isCurrent?: boolean;
  className?: string;
  children: ReactNode;
}

/** A link to other reviews of the product. The tab of a product page shows them without leaving it. */
export function ReviewLink({ productId, params, isCurrent, className, children }: ReviewLinkProps) {
  const show = use(ShowReviews);
  function showInPlace(event: MouseEvent) {
    if (!show || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    show(params);
  }
  return (
    <Link
      to={reviewsPath(productId, params)}
      rel="nofollow"
      aria-current={isCurrent || undefined}
      preventScrollReset
      className={className}
      onClick={showInPlace}
    >
      {children}
    </Link>
  );
}
