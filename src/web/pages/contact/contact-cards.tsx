import type { ReactNode } from 'react';
import { ExampleNote, PostalAddress, phoneLink } from '~/web/shared/contact-details';
import { useContact } from '~/web/shared/use-contact';

export function ContactCards() {
  const { email, phone, addressLines, isExample } = useContact();
  return (
    <section aria-label="Contact options">
      <ul className="border-ink border-t">
        <ContactCard title="Email" note="We reply within 24 hours.">
          <a href={`mailto:${email}`} className="wrap-anywhere hover:text-accent">
            {email}
          </a>
        </ContactCard>
        {phone && (
          <ContactCard title="Phone" note="Monday to Friday, 9 am to 6 pm Eastern time.">
            <a href={phoneLink(phone)} className="figures hover:text-accent">
              {phone}
            </a>
          </ContactCard>
        )}
        {addressLines.length > 0 && (
          <ContactCard title="Address" note="For anything that needs a signature.">
            <PostalAddress lines={addressLines} />
          </ContactCard>
        )}
      </ul>
      {isExample && <ExampleNote className="mt-5" />}
    </section>
  );
}

function ContactCard(props: { title: string; note: string; children: ReactNode }) {
  return (
    <li className="border-line border-b py-6">
      <h2 className="eyebrow text-accent">{props.title}</h2>
      <div className="mt-2 font-semibold text-lg">{props.children}</div>
      <p className="mt-1 text-soft text-sm">{props.note}</p>
    </li>
  );
}
