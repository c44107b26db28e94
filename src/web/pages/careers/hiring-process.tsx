const steps = [
  {
    title: 'You apply',
    text: 'Send a resume or a link to your work, and a few lines about why you’d like to join. A person reviews it within 48 hours, and we always reply.',
  },
  {
    title: 'We talk',
    text: 'A 30-minute conversation with the people you would work with. At least half of the questions are yours.',
  },
  {
    title: 'You show us',
    text: 'A paid work sample of at most three hours, close to the real job. We review it together.',
  },
  {
    title: 'You decide',
    text: 'You get a written offer within two days, within the advertised range, and time to think it over.',
  },
];

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
