import { useContact } from '~/web/shared/root-data';
import { type ButtonLook, buttonClasses } from '~/web/ui/button-look';
import { VisuallyHidden } from '~/web/ui/visually-hidden';

interface ApplyButtonProps extends ButtonLook {
  /** The title of an opening; none for whoever fits none of them. */
  role?: string;
  children: string;
}

/** The way to apply: a mail to us, its subject filled in. */
export function ApplyButton({ role, variant, size, children }: ApplyButtonProps) {
  const { email } = useContact();
  const subject = encodeURIComponent(role ? `Application: ${role}` : 'My resume');
  return (
    <a href={`mailto:${email}?subject=${subject}`} className={buttonClasses({ variant, size })}>
      {children}
      {role && <VisuallyHidden>: {role}</VisuallyHidden>}
    </a>
  );
}
