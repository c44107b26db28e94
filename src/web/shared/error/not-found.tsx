import { ButtonLink } from '~/web/ui/button-link';

export function NotFound() {
  return (
    <section className="page-column py-20 text-center md:py-32">
      <h1 className="font-display text-[clamp(6rem,20vw,14rem)] leading-none text-accent">404</h1>
      <p className="mt-4 font-display text-2xl">Oops! Page not found</p>
      <p className="mx-auto mt-4 max-w-prose text-soft">
        The address may be misspelled, or the page may have moved.
      </p>
      <ButtonLink to="/" size="lg" className="mt-10">
        Return to Home
      </ButtonLink>
    </section>
  );
}
