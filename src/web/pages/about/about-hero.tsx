import { useBrandName } from '~/web/shared/root-data';
import { StillLife } from '~/web/shared/still-life';

export function AboutHero() {
  const brandName = useBrandName();
  return (
    <header className="page-column grid items-end gap-x-16 gap-y-10 pt-12 md:pt-16 lg:grid-cols-[1fr_1.15fr]">
      <div className="lg:pb-16">
        <p className="eyebrow text-accent">About {brandName}</p>
        <h1 className="mt-5 font-display text-hero tracking-tight">The same jar, ten prices.</h1>
        <p className="mt-6 max-w-xl text-lg text-soft">
          {brandName} shows every store’s price for a beauty product on one page, adds shipping,
          looks at a year of price history, and tells you plainly whether now is a good time to buy.
        </p>
      </div>
      <StillLife
        name="skincare"
        shape="wide"
        sizes="(min-width: 84rem) 42rem, (min-width: 68rem) 50vw, 92vw"
        priority
      />
    </header>
  );
}
