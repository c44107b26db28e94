import type { FormAnswer } from '~/web/shared/forms/form-answer';
import { SiteForm } from '~/web/shared/forms/site-form';
import { TextArea } from '~/web/ui/fields/text-area';
import { TextField } from '~/web/ui/fields/text-field';
import { TextLink } from '~/web/ui/text-link';

export function ContactForm({ answer }: { answer: FormAnswer | undefined }) {
  return (
    <SiteForm
      name="contact"
      action="/contact"
      loadSchema={() => import('~/web/shared/forms/contact-schema')}
      answer={answer}
      thanks={{ title: 'Message sent', description: 'We reply within 24 hours.' }}
      submitLabel="Send message"
      note={
        <>
          We delete messages after one year. <TextLink to="/privacy">Privacy</TextLink>
        </>
      }
      className="mt-6"
    >
      {(field) => (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="First name"
            autoComplete="given-name"
            required
            {...field('firstName')}
          />
          <TextField label="Last name" autoComplete="family-name" required {...field('lastName')} />
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            required
            className="sm:col-span-2"
            {...field('email')}
          />
          <TextField label="Subject" required className="sm:col-span-2" {...field('subject')} />
          <TextArea
            label="Message"
            hint="If it’s about a product or a price, please include the link to its page."
            required
            className="sm:col-span-2"
            {...field('message')}
          />
        </div>
      )}
    </SiteForm>
  );
}
