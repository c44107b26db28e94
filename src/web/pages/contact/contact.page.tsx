import { contactForm } from '~/web/shared/forms/contact-form.server';
import { formPageAction } from '~/web/shared/forms/form-page-action.server';
import { PageHeader } from '~/web/shared/page-header';
import { staticMeta } from '~/web/shared/page-meta';
import { TextLink } from '~/web/ui/text-link';
import type { Route } from './+types/contact.page';
import { ContactCards } from './contact-cards';
import { ContactForm } from './contact-form';

export const action = formPageAction(contactForm);

export const meta = staticMeta({
  title: 'Contact',
  description: 'Email us, call us or send a letter. A person replies within 24 hours.',
  path: '/contact',
  keywords: ['contact', 'customer service'],
});

export default function ContactPage({ actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        eyebrow="24-hour response"
        title="Contact"
        lead={
          <>
            A person reads your message and replies within 24 hours. You may find an answer right
            away in the <TextLink to="/help">Help Center</TextLink>.
          </>
        }
      />
      <div className="page-column grid gap-x-20 gap-y-14 lg:grid-cols-[1fr_1.5fr]">
        <ContactCards />
        <section aria-labelledby="message">
          <h2 id="message" className="font-display text-2xl">
            Send us a message
          </h2>
          <ContactForm answer={actionData} />
        </section>
      </div>
    </>
  );
}
