import type { ProductJson } from '~/web/shared/catalog/product-json';
import { PanelHeading } from './panel-heading';
import { RoutineDrawing } from './routine-drawing';
import type { RoutineGuide } from './routine-guides';
import { minutesText, totalMinutes } from './routine-time';

interface HowToUsePanelProps {
  howToUse: ProductJson['howToUse'];
  guide: RoutineGuide;
}

/** The product's own instructions, followed by the routine guide of its category. */
export function HowToUsePanel({ howToUse, guide }: HowToUsePanelProps) {
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
                {guide.steps.length} steps, {minutesText(totalMinutes(guide))} in total
              </p>
            </div>
          </div>
          <ol className="mt-6">
            {guide.steps.map(({ step, title, time, description }) => (
              <li
                key={step}
                className="grid grid-cols-[2.5rem_1fr_auto] gap-x-3 max-[18rem]:grid-cols-[1.5rem_1fr] border-line border-t py-4"
              >
                <span aria-hidden="true" className="font-display text-2xl text-accent leading-none">
                  {step}
                </span>
                <h4 className="font-semibold">{title}</h4>
                <span className="figures text-soft text-sm max-[18rem]:col-start-2">{time}</span>
                <p className="col-[2/-1] mt-1 text-soft text-sm">{description}</p>
              </li>
            ))}
          </ol>
        </div>
        <aside aria-label="Tips" className="self-start bg-sunken p-6">
          <h4 className="font-display text-lg">Tips</h4>
          <ul className="mt-3 list-disc space-y-2 pl-5 text-sm">
            {guide.tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </aside>
      </section>
    </>
  );
}
