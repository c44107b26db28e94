import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router';

export type LinkProps = ComponentProps<typeof RouterLink>;

/** A path of this site, as opposed to a place relative to the current one or another site. */
const ownPath = /^\/(?!\/)/;

/**
 * A link to a page. The server writes it as a plain element: React Router's component takes several times as
 * long, and all it adds there is the same address. Routes are known from the start, so links discover none.
 */
export function Link(props: LinkProps) {
  return import.meta.env.SSR && typeof props.to === 'string' && ownPath.test(props.to) ? (
    plainLink(props.to, props)
  ) : (
    <RouterLink discover="none" {...props} />
  );
}

/** The element without what only React Router's own component understands. */
function plainLink(
  href: string,
  {
    to,
    discover,
    prefetch,
    relative,
    reloadDocument,
    replace,
    mask,
    state,
    preventScrollReset,
    viewTransition,
    defaultShouldRevalidate,
    ...props
  }: LinkProps,
) {
  return <a {...props} href={href} />;
}
