import { ButtonLink } from '~/web/ui/button-link';
import type { ButtonLook } from '~/web/ui/button-look';
import { VisuallyHidden } from '~/web/ui/visually-hidden';

interface ApplyButtonProps extends ButtonLook {
  /** Omitted for a general application. */
  opening?: { slug: string; title: string };
  children: string;
}

export function ApplyButton({ opening, children, ...look }: ApplyButtonProps) {
  return (
    <ButtonLink to={opening ? `/careers/apply/${opening.slug}` : '/careers/apply'} {...look}>
      {children}
      {opening && <VisuallyHidden>: {opening.title}</VisuallyHidden>}
    </ButtonLink>
  );
}
