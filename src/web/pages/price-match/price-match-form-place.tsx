import { useContact } from '~/web/shared/root-data';
import { buttonClasses } from '~/web/ui/button-look';

/** What a request has to say. */
const wanted = [
  'the product’s name and brand, and its address on this site',
  'the store, the price you saw there, and the address of that page',
  'anything else we should know, your name, and where to answer',
];

interface PriceMatchFormProps {
  /** The stores that qualify. */
  stores: readonly { name: string; slug: string }[];
}

/** The way to ask for a price match: a mail to us. */
export function PriceMatchForm({ stores }: PriceMatchFormProps) {
  const { email } = useContact();
  return (
    <div className="mt-6 border-accent border-l-2 pl-6">
      <p className="max-w-prose">
        Write to us{stores.length > 0 && ' about a price at one of the stores listed here'}, and
        say:
      </p>
      <ul className="mt-3 grid max-w-prose list-['–__'] gap-2 pl-5 marker:text-accent">
        {wanted.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className="mt-6">
        <a href={`mailto:${email}?subject=Price%20match`} className={buttonClasses({})}>
          Write to {email}
        </a>
      </p>
    </div>
  );
}
