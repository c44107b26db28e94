const values = [
  {
    title: 'Rankings are not for sale',
    text: 'Prices are sorted by price. Commission plays no part, and an automated test in our software keeps it that way.',
  },
  {
    title: 'We only say what we know',
    text: 'Every price shows when we last saw it. With less than a month of history, we say “Too early to tell” instead of guessing.',
  },
  {
    title: 'The full price',
    text: 'We include shipping and free-shipping thresholds, and we take the size of the bottle into account.',
  },
  {
    title: 'Your data is yours',
    text: 'Pages are the same for everyone. Your personal data stays on your device or in your account, and you can delete it at any time.',
  },
];

export function AboutValues() {
  return (
    <section aria-labelledby="values" className="bg-sage-wash py-16 md:py-24">
      <div className="page-column">
        <h2 id="values" className="font-display text-3xl text-sage">
          Our values
        </h2>
        <ol className="mt-10 border-sage/30 border-t">
          {values.map(({ title, text }, index) => (
            <li
              key={title}
              className="grid gap-x-10 gap-y-2 border-sage/30 border-b py-7 md:grid-cols-[4rem_1fr_1.3fr] md:items-baseline"
            >
              <span aria-hidden="true" className="figures font-display text-2xl text-sage">
                {index + 1}
              </span>
              <h3 className="font-display text-xl">{title}</h3>
              <p className="max-w-prose">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
