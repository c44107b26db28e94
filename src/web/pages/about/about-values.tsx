const values = [
  {
    title: 'The order is not for sale',
    text: 'Prices are listed by price. Commission plays no part in it, and a test in our software makes sure that it never does.',
  },
  {
    title: 'Say what we know, and no more',
    text: 'Each price says when it was last seen. With less than a month of history we say “Too early to tell” instead of guessing.',
  },
  {
    title: 'The whole price',
    text: 'Shipping and free-shipping thresholds are part of it, and so is the size of the bottle.',
  },
  {
    title: 'Your business is yours',
    text: 'Pages are the same for everyone. What is personal stays on your device or in your account, and leaves with you.',
  },
];

/** What we hold ourselves to. */
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
