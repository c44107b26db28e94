import { BookIcon, CalendarIcon, FamilyIcon, HealthIcon, HouseIcon, PayIcon } from '~/web/ui/icons';

const perks = [
  {
    icon: PayIcon,
    title: 'Pay in the open',
    text: 'The range stands in the advertisement, and what colleagues earn is no secret.',
  },
  {
    icon: HealthIcon,
    title: 'Health, paid in full',
    text: 'Medical, dental and vision for you and your family.',
  },
  {
    icon: CalendarIcon,
    title: 'Twenty-five days off',
    text: 'Plus holidays, and a whole week at the end of the year when no one works.',
  },
  {
    icon: HouseIcon,
    title: 'Where you work best',
    text: 'In New York, at home, or some of both, within a few hours of each other’s daylight.',
  },
  {
    icon: BookIcon,
    title: 'Learning',
    text: 'A yearly budget for books, courses and conferences, and no form to fill in.',
  },
  {
    icon: FamilyIcon,
    title: 'Parental leave',
    text: 'Sixteen weeks at full pay, however you became a parent.',
  },
];

/** What one gets besides the work. */
export function WhyWorkWithUs() {
  return (
    <section
      aria-labelledby="why-heading"
      className="page-column grid gap-x-16 gap-y-10 py-16 md:py-24 lg:grid-cols-[1fr_2fr]"
    >
      <h2 id="why-heading" className="font-display text-3xl">
        Why Work With Us
      </h2>
      <dl className="grid gap-x-12 border-line border-t sm:grid-cols-2">
        {perks.map(({ icon: Icon, title, text }) => (
          <div key={title} className="relative border-line border-b py-5 pl-11">
            <dt className="font-semibold">
              <Icon className="absolute top-4.5 left-0 size-7 text-accent" />
              {title}
            </dt>
            <dd className="mt-1 text-soft text-sm">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
