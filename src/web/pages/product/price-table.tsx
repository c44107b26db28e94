import { dollars } from '~/web/shared/catalogue/dollars';
import type { ProductJson } from '~/web/shared/catalogue/product-json';

/** Every store's price, cheapest first; no store can buy a better place. */
export function PriceTable({ prices }: { prices: ProductJson['prices'] }) {
  return (
    <table className="figures mt-8 w-full border-line border-t text-sm">
      <caption className="eyebrow pb-3 text-left text-soft">Price comparison</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Retailer</th>
          <th scope="col">Price</th>
          <th scope="col">Delivered</th>
        </tr>
      </thead>
      <tbody>
        {prices.map((entry, index) => (
          <tr key={entry.offerId} className="border-line border-b align-baseline">
            <th scope="row" className="py-3.5 text-left font-medium text-base">
              {entry.retailer}
              {!entry.inStock && <span className="ml-2 font-normal text-soft">Out of stock</span>}
            </th>
            <td className="py-3.5 text-right text-base">
              {entry.originalPrice !== undefined && (
                <s className="mr-2 text-soft text-sm">{dollars(entry.originalPrice)}</s>
              )}
              <span
                className={index === 0 && entry.inStock ? 'font-bold text-good' : 'font-semibold'}
              >
                {dollars(entry.price)}
              </span>
            </td>
            <td className="w-36 py-3.5 text-right text-soft">
              {entry.shipping === 0
                ? 'free delivery'
                : `${dollars(entry.deliveredPrice)} delivered`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
