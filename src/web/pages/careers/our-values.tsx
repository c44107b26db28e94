import { HeartIcon, SearchIcon } from '~/web/ui/icons';
import { ShareIcon, StarIcon } from '~/web/ui/page-icons';
import { anchors } from './anchors';

const values = [
  {
    title: 'Shoppers first',
    text: 'When a store’s interests and a shopper’s conflict, the shopper wins. Anyone here can point that out.',
    icon: HeartIcon,
  },
  {
    title: 'Show your work',
    text: 'We write down our decisions, our reasons and our measurements. We don’t publish claims that can’t be checked.',
    icon: SearchIcon,
  },
  {
    title: 'Craft',
    text: 'Small things done well: a sentence, a query, a hairline. We would rather build less and be proud of it.',
    icon: StarIcon,
  },
  {
    title: 'Share early',
    text: 'We show unfinished work, ask questions in the open, and share credit.',
    icon: ShareIcon,
  },
];

export function OurValues() {
  return (
    <section
      id={anchors.culture}
      aria-labelledby="values-heading"
      className="page-column scroll-mt-20 py-16 md:py-24"
    >
      <h2 id="values-heading" className="font-display text-3xl">
        Our Values
      </h2>
      <ul className="mt-10 grid gap-x-16 gap-y-10 sm:grid-cols-2">
        {values.map(({ title, text, icon: Icon }) => (
          <li key={title} className="flex gap-5 border-line border-t pt-6 sm:even:mt-12">
            <Icon className="mt-1 size-7 shrink-0 text-accent" />
            <div>
              <h3 className="font-display text-xl">{title}</h3>
              <p className="mt-2 max-w-md text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
