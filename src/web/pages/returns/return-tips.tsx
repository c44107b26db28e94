import { SearchIcon } from '~/web/ui/icons';
import { CheckIcon, CopyIcon, InfoIcon } from '~/web/ui/page-icons';

const tips = [
  {
    title: 'Keep the receipt',
    text: 'A photo or the order confirmation email is enough. Without one, many stores refund only the lowest recent price.',
    icon: CopyIcon,
  },
  {
    title: 'Try it soon',
    text: 'Patch-test in the first few days. The return window starts at delivery, not when you open the product.',
    icon: CheckIcon,
  },
  {
    title: 'Keep the packaging',
    text: 'Keep the box, the seal and any samples. Stores that accept opened products still want the original packaging.',
    icon: InfoIcon,
  },
  {
    title: 'Read the policy before you buy',
    text: 'Clearance, gift sets and electrical tools often have different rules.',
    icon: SearchIcon,
  },
];

export function ReturnTips() {
  return (
    <section aria-label="Tips" className="page-column">
      <ul className="grid gap-x-10 border-ink border-t sm:grid-cols-2 lg:grid-cols-4">
        {tips.map(({ title, text, icon: Icon }) => (
          <li
            key={title}
            className="border-line py-6 max-lg:border-b lg:not-first:border-l lg:not-first:pl-8"
          >
            <Icon className="size-6 text-accent" />
            <h2 className="mt-3 font-semibold">{title}</h2>
            <p className="mt-1 text-soft text-sm">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
