const steps = [
  {
    title: 'Find a lower price',
    text: 'The same product in the same size, in stock and available to everyone, at one of the stores below.',
  },
  {
    title: 'Send us the link',
    text: 'Include the product, the store and the price. It takes two minutes.',
  },
  {
    title: 'We verify it',
    text: 'A person opens the page and compares size, shade, stock and price. You’ll hear from us within 24 hours.',
  },
  {
    title: 'You get the lower price',
    text: 'We add it to the product page with a direct link to the store, and email you.',
  },
];

export function MatchSteps() {
  return (
    <section aria-labelledby="how" className="bg-rose-wash">
      <div className="page-column py-14 md:py-20">
        <h2 id="how" className="font-display text-2xl text-rose">
          How it works
        </h2>
        <ol className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="max-sm:grid max-sm:grid-cols-[3.5rem_1fr]">
              <span aria-hidden="true" className="figures block font-display text-hero text-rose">
                {index + 1}
              </span>
              <div>
                <h3 className="font-semibold text-lg sm:mt-3">{title}</h3>
                <p className="mt-2 max-w-sm text-sm">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
