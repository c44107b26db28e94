import { useBrandName } from '~/web/shared/root-data';
import { PlusIcon } from '~/web/ui/page-icons';
import { TextLink } from '~/web/ui/text-link';
import { popularQuestions } from './popular-questions-text';

export function PopularQuestions() {
  const brandName = useBrandName();
  return (
    <section aria-labelledby="faq" className="border-line border-y bg-surface py-16 md:py-20">
      <div className="page-column grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <h2 id="faq" className="font-display text-3xl">
          Frequently Asked Questions
        </h2>
        <div className="border-ink border-t">
          {popularQuestions(brandName).map(({ question, answer, more }) => (
            <details key={question} className="group border-line border-b">
              <summary className="flex list-none items-center justify-between gap-6 py-5 font-semibold text-lg [&::-webkit-details-marker]:hidden">
                {question}
                <PlusIcon className="size-5 shrink-0 text-accent transition-transform group-open:rotate-45" />
              </summary>
              <p className="max-w-prose pb-6 text-soft">
                {answer} <TextLink to={`/help/${more.slug}`}>{more.label}</TextLink>
              </p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
