import { cx } from '~/web/ui/class-names';
import { useContact } from './root-data';

/** Where to write, call and send letters to. */
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

/** An address, line by line. */
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

/** Said wherever phone or address are shown that nobody has set. */
export function ExampleNote({ className }: { className?: string }) {
  return (
    <p className={cx('text-soft text-sm', className)}>
      The phone number and the postal address are examples; this site has not set its own yet.
    </p>
  );
}

export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
