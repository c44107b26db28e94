import type { ReactNode } from 'react';

interface CompareLinkProps {
  product: { id: number; name: string };
  className?: string;
  children?: ReactNode;
}

/** Opens the comparison with the product, which robots.txt keeps crawlers from; with scripts it adds the product to the tray instead. */
export function CompareLink({ product: { id, name }, className, children }: CompareLinkProps) {
  return (
    <a href={`/compare?ids=${id}`} aria-label={`Compare ${name}`} className={className}>
      {children}
    </a>
  );
}
