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
      'The cheapest bottle was not the cheapest ounce. I had never once compared shampoo by the ounce.',
    who: 'The household buyer',
    about: 'shops for four heads of hair',
  },
  {
    quote:
      'Three stores, three prices, and with shipping the order turned around. That was eleven dollars.',
    who: 'The fragrance collector',
    about: 'knows what she wants, not where',
  },
];

/** What the site is for, in voices. Nobody real said this, so the page says so. */
export function Testimonials() {
  const isDemo = useIsDemo();
  return (
    <section aria-labelledby="testimonials" className="page-column pt-20 md:pt-28">
      <h2 id="testimonials" className="font-display text-3xl">
        What shoppers say
      </h2>
      <p className="mt-3 max-w-prose text-soft text-sm">
        {isDemo
          ? 'Example voices, as invented as the brands and prices of this demonstration: no real customers.'
          : 'Example voices, written by our editors to show what the site is for: no real customers.'}
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
