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
  /** The page that takes the form when no script runs. */
  action: string;
  submitLabel: string;
  /** Whether it has a file in it. */
  hasFile?: boolean;
  className?: string;
  /** Said small, beside the button. */
  note?: ReactNode;
  children: (field: (name: string) => FieldProps) => ReactNode;
}

/**
 * The one way in which forms are done here. Before scripts run, and without them, it is a plain form
 * that its page takes; with them it is checked here first and sent once, and what was written stays
 * until it has arrived.
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
    // Where no script can move the focus, the page says where it should be.
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
