import { NewsletterForm } from '~/web/shared/newsletter/newsletter-form';

export function NewsletterSignup() {
  return (
    <section aria-labelledby="newsletter-heading" className="page-column mt-20 md:mt-28">
      <div className="grid items-center gap-x-16 gap-y-8 border-ink border-t pt-10 lg:grid-cols-2">
        <div>
          <h2 id="newsletter-heading" className="font-display text-3xl">
            The week’s real price drops, in one email.
          </h2>
          <p className="mt-4 max-w-prose text-soft">
            A dozen genuine price drops, once a week. No paid placements.
          </p>
        </div>
        <NewsletterForm />
      </div>
    </section>
  );
}
