import { useContact } from '~/web/shared/root-data';
import { buttonClasses } from '~/web/ui/button-look';

/** The way to send a message: a mail to us. */
export function ContactForm() {
  const { email } = useContact();
  return (
    <div className="mt-5 border-accent border-l-2 pl-6">
      <p className="max-w-prose">
        Tell us your name, what it is about, and what happened. If it concerns a product or a price,
        the address of the page saves us both a question.
      </p>
      <p className="mt-6">
        <a href={`mailto:${email}`} className={buttonClasses({})}>
          Write to {email}
        </a>
      </p>
    </div>
  );
}
