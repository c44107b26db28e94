import { useIsDemo } from '~/web/shared/root-data';

const testimonials = [
  {
    quote:
      'I was about to buy a set at “40% off”. The history showed it had cost the same in spring. I waited three weeks.',
    who: 'The patient one',
    about: 'buys serums twice a year',
  },
  {
    quote:
      'The cheapest bottle was not the cheapest per ounce. I had never compared shampoo by the ounce.',
    who: 'The household buyer',
    about: 'shops for a family of four',
  },
  {
    quote:
      'Three stores, three prices, and shipping reversed the order. It saved me eleven dollars.',
    who: 'The fragrance collector',
    about: 'knows what she wants, not where to buy it',
  },
];

/** Example quotes. They are not from real customers, and the page says so. */
export function Testimonials() {
  const isDemo = useIsDemo();
  return (
    <section aria-labelledby="testimonials" className="page-column pt-20 md:pt-28">
      <h2 id="testimonials" className="font-display text-3xl">
        {isDemo ? 'What shoppers say' : 'How comparing helps'}
      </h2>
      <p className="mt-3 max-w-prose text-soft text-sm">
        {isDemo
          ? 'Example quotes, invented like the brands and prices in this demonstration. They are not from real customers.'
          : 'Examples written by our editors. They are not quotes from real customers.'}
      </p>
      <ul className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-3">
        {testimonials.map(({ quote, who, about }) => (
          <li key={who}>
            <figure className="flex h-full flex-col border-ink border-t-2 pt-5">
              <blockquote className="font-display text-xl">
                <p>“{quote}”</p>
              </blockquote>
              <figcaption className="mt-auto pt-5 text-sm">
                <span className="font-semibold">{who}</span>
                <span className="block text-soft">{about}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
