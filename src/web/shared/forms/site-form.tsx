import type { ReactNode } from 'react';
import { Button } from '~/web/ui/button';
import { cx } from '~/web/ui/class-names';
import { HoneypotField } from './honeypot-field';
import { type SiteFormOptions, useSiteForm } from './use-site-form';

interface FieldProps {
  id: string;
  name: string;
  defaultValue: string | undefined;
  error: string | undefined;
  autoFocus: boolean | undefined;
}

interface SiteFormProps extends SiteFormOptions {
  /** The page that handles the form without scripts. */
  action: string;
  submitLabel: string;
  hasFile?: boolean;
  className?: string;
  note?: ReactNode;
  children: (field: (name: string) => FieldProps) => ReactNode;
}

/**
 * The base of all forms. Without scripts, the browser posts it to its page. With scripts, it is
 * validated first and submitted once, and the input stays until the submission succeeds.
 */
export function SiteForm(props: SiteFormProps) {
  const { action, submitLabel, hasFile, className, note, children, ...options } = props;
  const { form, complaint, busy, submit, recheck, prepare } = useSiteForm(options);
  const { name, answer } = options;
  const [first] = Object.keys(answer?.errors ?? {});
  const field = (fieldName: string): FieldProps => ({
    id: `${name}-${fieldName}`,
    name: fieldName,
    defaultValue: answer?.values[fieldName],
    error: complaint.errors[fieldName],
    // Sets the focus to the first error without scripts.
    autoFocus: fieldName === first || undefined,
  });
  return (
    <form
      ref={form}
      method="post"
      action={action}
      encType={hasFile ? 'multipart/form-data' : undefined}
      noValidate
      onSubmit={submit}
      onInput={recheck}
      onFocus={prepare}
      className={cx('relative', className)}
    >
      {children(field)}
      <HoneypotField />
      <div role="alert" className="empty:hidden">
        {complaint.problem && <p className="mt-6 font-semibold text-danger">{complaint.problem}</p>}
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" size="lg" loading={busy}>
          {submitLabel}
        </Button>
        {note && <p className="max-w-sm text-soft text-sm">{note}</p>}
      </div>
    </form>
  );
}
