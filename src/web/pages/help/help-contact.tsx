import type { ReactNode } from 'react';
import { ExampleNote, phoneLink } from '~/web/shared/contact-details';
import { useContact } from '~/web/shared/use-contact';
import { ButtonLink } from '~/web/ui/button-link';

export function HelpContact() {
  const { email, phone, isExample } = useContact();
  return (
    <section aria-labelledby="people" className="page-column pt-16 md:pt-20">
      <h2 id="people" className="font-display text-3xl">
        Still need help?
      </h2>
      <ul className="mt-8 grid gap-8 md:grid-cols-3 md:gap-0 md:divide-x md:divide-line">
        <ContactOption title="Email us" note="A person replies within 24 hours.">
          <a href={`mailto:${email}`} className="wrap-anywhere hover:text-accent">
            {email}
          </a>
        </ContactOption>
        {phone && (
          <ContactOption title="Call us" note="Monday to Friday, 9 am to 6 pm Eastern time.">
            <a href={phoneLink(phone)} className="figures whitespace-nowrap hover:text-accent">
              {phone}
            </a>
          </ContactOption>
        )}
        <ContactOption title="Send a message" note="Tell us what happened, and we’ll look into it.">
          <ButtonLink to="/contact" variant="secondary">
            Contact Us
          </ButtonLink>
        </ContactOption>
      </ul>
      {isExample && <ExampleNote className="mt-6" />}
    </section>
  );
}

function ContactOption(props: { title: string; note: string; children: ReactNode }) {
  return (
    <li className="md:not-first:pl-8 md:not-last:pr-8">
      <h3 className="eyebrow text-accent">{props.title}</h3>
      <div className="mt-3 flex min-h-11 items-center font-semibold text-lg">{props.children}</div>
      <p className="mt-2 text-soft text-sm">{props.note}</p>
    </li>
  );
}
