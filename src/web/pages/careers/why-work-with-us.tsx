import {
  BookIcon,
  CalendarIcon,
  FamilyIcon,
  HealthIcon,
  HouseIcon,
  PayIcon,
} from './benefit-icons';

const perks = [
  {
    icon: PayIcon,
    title: 'Transparent pay',
    text: 'Every job ad states the salary range, and salaries are open within the company.',
  },
  {
    icon: HealthIcon,
    title: 'Health coverage',
    text: 'We pay the full cost of medical, dental and vision for you and your family.',
  },
  {
    icon: CalendarIcon,
    title: 'Twenty-five days off',
    text: 'Plus holidays, and the whole company takes the last week of the year off.',
  },
  {
    icon: HouseIcon,
    title: 'Where you work best',
    text: 'In New York, at home, or a mix of both, as long as our working hours overlap.',
  },
  {
    icon: BookIcon,
    title: 'Learning',
    text: 'A yearly budget for books, courses and conferences, with no forms to fill out.',
  },
  {
    icon: FamilyIcon,
    title: 'Parental leave',
    text: 'Sixteen weeks at full pay for every new parent.',
  },
];

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
