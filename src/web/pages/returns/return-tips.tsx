import { CheckIcon, CopyIcon, InfoIcon, SearchIcon } from '~/web/ui/icons';

const tips = [
  {
    title: 'Keep the receipt',
    text: 'A photo or the order email will do. Without one, many stores pay back only the lowest recent price.',
    icon: CopyIcon,
  },
  {
    title: 'Try it soon',
    text: 'Patch-test in the first days. The window runs from delivery, not from when you opened it.',
    icon: CheckIcon,
  },
  {
    title: 'Keep the packaging',
    text: 'Box, seal and samples. Stores that take opened products still want to see what they sold.',
    icon: InfoIcon,
  },
  {
    title: 'Read before you buy',
    text: 'Clearance, gift sets and electrical tools often follow rules of their own.',
    icon: SearchIcon,
  },
];

/** Four things that make a return easy. */
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
