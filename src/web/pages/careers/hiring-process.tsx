const steps = [
  {
    title: 'You apply',
    text: 'A resume or a link to your work, and a few lines on why. Reviewed within 48 hours, by a person, and answered either way.',
  },
  {
    title: 'We talk',
    text: 'Half an hour with the people you would work with. You ask at least half of the questions.',
  },
  {
    title: 'You show us',
    text: 'A piece of work like the real thing, at most three hours long, paid for, and gone through together.',
  },
  {
    title: 'You decide',
    text: 'An offer in writing within two days, with the pay we advertised, and time to think.',
  },
];

/** What happens after one has applied. */
export function HiringProcess() {
  return (
    <section aria-labelledby="process-heading" className="page-column pt-16 md:pt-24">
      <h2 id="process-heading" className="font-display text-3xl">
        Our Hiring Process
      </h2>
      <ol className="mt-12 ml-4 lg:ml-0 lg:grid lg:grid-cols-4">
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="relative border-edge border-l pb-10 pl-8 last:pb-0 lg:border-t lg:border-l-0 lg:pt-8 lg:pr-10 lg:pb-0 lg:pl-0"
          >
            <span
              aria-hidden="true"
              className="figures absolute -left-4 grid size-8 place-items-center rounded-full bg-accent font-semibold text-on-accent text-sm lg:-top-4 lg:left-0"
            >
              {index + 1}
            </span>
            <h3 className="font-display text-xl">{title}</h3>
            <p className="mt-2 max-w-sm text-soft text-sm">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
