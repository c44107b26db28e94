import { packValues, unpackValues } from '~/web/shared/catalog/packed-values';
import type { ShownOffer, ShownProduct } from '~/web/shared/catalog/product-json';
import type { LabelName, LabelPartData, ProductPageData } from './page-data';

type PackedPart = readonly [...part: OtherFields<LabelPartData>, names: string[]];
type OtherFields<Part> = Part extends readonly [...infer Fields, unknown] ? Fields : never;

/** The data of a page as it is sent: every price and every name on the label is one string. */
export interface PackedPage extends Omit<ProductPageData, 'product' | 'label'> {
  product: Omit<ShownProduct, 'prices'> & { prices: string[] };
  label: Omit<ProductPageData['label'], 'parts'> & { parts: PackedPart[] };
}

export function packPage({ product, label, ...page }: ProductPageData): PackedPage {
  return {
    ...page,
    product: { ...product, prices: product.prices.map(packOffer) },
    label: {
      ...label,
      parts: label.parts.map(([section, mayContain, aboveLine, names]) => [
        section,
        mayContain,
        aboveLine,
        names.map(packName),
      ]),
    },
  };
}

export function unpackPage({ product, label, ...page }: PackedPage): ProductPageData {
  return {
    ...page,
    product: unpackProduct(product),
    label: {
      ...label,
      parts: label.parts.map(([section, mayContain, aboveLine, names]) => [
        section,
        mayContain,
        aboveLine,
        names.map(unpackName),
      ]),
    },
  };
}

export function unpackProduct(product: PackedPage['product']): ShownProduct {
  return { ...product, prices: product.prices.map(unpackOffer) };
}

function packOffer(offer: ShownOffer): string {
  return packValues([
    offer.offerId,
    offer.retailer,
    offer.price,
    offer.inStock ? 1 : 0,
    Date.parse(offer.seenAt),
    offer.unitPrice,
    offer.originalPrice,
    offer.deliveredPrice,
    offer.shipping,
    offer.freeShippingFrom,
  ]);
}

function unpackOffer(packed: string): ShownOffer {
  const values = unpackValues(packed);
  const [offerId, retailer = '', price, inStock, seenAt, unitPrice, originalPrice] = values;
  const [deliveredPrice, shipping, freeShippingFrom] = values.slice(7).map(numberOrNull);
  return {
    retailer,
    price: Number(price),
    ...(originalPrice && { originalPrice: Number(originalPrice) }),
    offerId: Number(offerId),
    inStock: inStock === '1',
    deliveredPrice: deliveredPrice ?? null,
    shipping: shipping ?? null,
    freeShippingFrom: freeShippingFrom ?? null,
    seenAt: new Date(Number(seenAt)).toISOString(),
    unitPrice: unitPrice || null,
  };
}

const numberOrNull = (text: string) => (text === '' ? null : Number(text));

/** No slug has this form. */
const unknown = '-';

function packName([name, functions, slug = true, isAllergen, percent]: LabelName): string {
  const ownSlug = slug === true ? null : (slug ?? unknown);
  return packValues([name, functions, ownSlug, isAllergen ? 1 : null, percent]);
}

function unpackName(packed: string): LabelName {
  const [name = '', functions = '', slug, isAllergen, percent] = unpackValues(packed);
  const ownSlug = slug === unknown ? null : slug || true;
  return [name, functions, ownSlug, isAllergen === '1', percent ? Number(percent) : undefined];
}
