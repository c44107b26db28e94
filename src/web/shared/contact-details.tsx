import { cx } from '~/web/ui/class-names';
import { useContact } from './use-contact';

export function ContactDetails({ className }: { className?: string }) {
  const { email, phone, addressLines, isExample } = useContact();
  const link = 'wrap-anywhere text-accent underline underline-offset-4';
  return (
    <div className={cx('border-accent border-l-2 pl-5', className)} data-keep>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[6rem_1fr] sm:gap-y-3">
        <dt className="font-semibold">Email</dt>
        <dd className="max-sm:mb-3">
          <a href={`mailto:${email}`} className={link}>
            {email}
          </a>
        </dd>
        {phone && (
          <>
            <dt className="font-semibold">Phone</dt>
            <dd className="max-sm:mb-3">
              <a href={phoneLink(phone)} className={cx('figures', link)}>
                {phone}
              </a>
            </dd>
          </>
        )}
        {addressLines.length > 0 && (
          <>
            <dt className="font-semibold">Address</dt>
            <dd>
              <PostalAddress lines={addressLines} />
            </dd>
          </>
        )}
      </dl>
      {isExample && <ExampleNote className="mt-4" />}
    </div>
  );
}

export function PostalAddress({ lines }: { lines: readonly string[] }) {
  return (
    <address className="not-italic">
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}

/** Shown next to a phone number or address that is still the default example. */
export function ExampleNote({ className }: { className?: string }) {
  return (
    <p className={cx('text-soft text-sm', className)}>
      The phone number and postal address are examples until the site operator sets them.
    </p>
  );
}

export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
