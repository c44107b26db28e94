import { useBrandName } from '~/web/shared/root-data';
import { StillLife } from '~/web/shared/still-life';
import { TextLink } from '~/web/ui/text-link';

export function ImportantNotes() {
  const brandName = useBrandName();
  return (
    <section
      aria-labelledby="notes"
      className="page-column grid items-end gap-x-16 gap-y-10 pt-16 lg:grid-cols-[1.6fr_1fr] print:block print:break-inside-avoid print:pt-8"
    >
      <div className="border-2 border-ink p-6 md:p-10" data-keep>
        <h2 id="notes" className="font-display text-2xl">
          Important Notes
        </h2>
        <ul className="mt-5 grid list-['–__'] gap-3 pl-5 marker:text-accent">
          <li>
            Returns are handled by the retailers. {brandName} doesn’t sell products and can’t accept
            returns.
          </li>
          <li>
            Policies vary by product type. Tools, fragrance and supplements often have different
            rules.
          </li>
          <li>Some items are final sale, especially clearance and limited editions.</li>
          <li>Check the retailer’s current policy before you buy, since policies change.</li>
          <li>Keep tracking numbers until you have received your refund.</li>
        </ul>
        <p className="mt-6 text-sm print:hidden">
          Questions? See <TextLink to="/help/returning-a-product">How returns work</TextLink> or{' '}
          <TextLink to="/contact">contact us</TextLink>.
        </p>
      </div>
      <div className="max-lg:hidden print:hidden">
        <StillLife name="haircare" shape="tall" sizes="(min-width: 84rem) 28rem, 34vw" />
      </div>
    </section>
  );
}
