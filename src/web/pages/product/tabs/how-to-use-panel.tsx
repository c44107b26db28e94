import type { ShownProduct } from '~/web/shared/catalog/product-json';
import { useSharedContent } from '~/web/shared/use-shared-content';
import { TextLink } from '~/web/ui/text-link';
import { PanelHeading } from './panel-heading';
import { RoutineDrawing } from './routine-drawing';
import { routineFor } from './routine-guides';
import { minutesText, totalMinutes } from './routine-time';

/** The product's own instructions, followed by the routine guide of its category. */
export function HowToUsePanel({ product }: { product: ShownProduct }) {
  const { howToUse, categorySlug } = product;
  // The guides are part of this panel's script: sent with the page, they would be in it twice.
  const guide = routineFor(categorySlug);
  return (
    <>
      <PanelHeading>How to Use</PanelHeading>
      {howToUse && (
        <div className="max-w-prose">
          <h3 className="font-display text-xl">Using this product</h3>
          <p className="mt-3">{howToUse}</p>
        </div>
      )}
      <section
        aria-labelledby="routine"
        className="mt-10 grid gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr]"
      >
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <RoutineDrawing image={guide.image} />
            <div>
              <h3 id="routine" className="font-display text-xl">
                {guide.title}
              </h3>
              <p className="figures text-soft text-sm">
                {`${guide.steps.length} steps, ${minutesText(totalMinutes(guide))} in total`}
              </p>
            </div>
          </div>
          <ol className="routine-steps mt-6" {...useSharedContent(Steps, { categorySlug })} />
          {guide.image === 'skincare' && (
            <p className="mt-4">
              <TextLink to={`/routine?add=${product.id}`} rel="nofollow">
                Build your routine with this product
              </TextLink>
            </p>
          )}
        </div>
        <aside
          aria-label="Tips"
          className="self-start bg-sunken p-6"
          {...useSharedContent(Tips, { categorySlug })}
        />
      </section>
    </>
  );
}

interface GuideProps {
  categorySlug: string;
}

function Steps({ categorySlug }: GuideProps) {
  return routineFor(categorySlug).steps.map(({ step, title, time, description }) => (
    <li key={step}>
      <span aria-hidden="true">{step}</span>
      <h4>{title}</h4>
      <span>{time}</span>
      <p>{description}</p>
    </li>
  ));
}

function Tips({ categorySlug }: GuideProps) {
  return (
    <>
      <h4 className="font-display text-lg">Tips</h4>
      <ul className="mt-3 list-disc space-y-2 pl-5 text-sm">
        {routineFor(categorySlug).tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </>
  );
}
