import { feedLimits } from '../feed-limits';
import type { FeedRecord } from '../feed-offer';
import { readOptions } from './shopify-rows';

const maxFlattenDepth = 4;
const { maxFields, maxNameLength, maxValueLength, maxVariants } = feedLimits;

/** An object's values by path; in a list, the first value of each name counts. */
function flattenJson(value: unknown, line: number): FeedRecord {
  const names: string[] = [];
  const values: string[] = [];
  const add = (path: string, found: unknown, depth: number): void => {
    if (names.length >= maxFields || found === null || found === undefined) return;
    if (Array.isArray(found)) {
      const isText = found.every((item) => typeof item !== 'object');
      if (isText) add(path, found.join(', '), depth);
      else if (depth < maxFlattenDepth)
        for (const item of found.slice(0, 1)) add(path, item, depth + 1);
      return;
    }
    if (typeof found === 'object') {
      if (depth >= maxFlattenDepth) return;
      for (const [key, inner] of Object.entries(found)) {
        add(path === '' ? key : `${path}/${key}`, inner, depth + 1);
      }
      return;
    }
    if (path.length > maxNameLength || names.includes(path)) return;
    names.push(path);
    values.push(scalarText(found).slice(0, maxValueLength));
  };
  add('', value, 0);
  return { line, names, values };
}

/** A number of three decimals gets a fourth, because '12.345' as a text may be a grouped number. */
export const scalarText = (value: unknown) =>
  typeof value === 'number' && /^\d+\.\d{3}$/.test(String(value)) ? `${value}0` : String(value);

/** One record per variant of a Shopify product; for other values the record itself. */
export function flattenProduct(value: unknown, line: number, shop: string | null): FeedRecord[] {
  if (!isRecord(value) || !Array.isArray(value.variants)) return [flattenJson(value, line)];
  const { variants, options, images, image, ...product } = value;
  const optionNames = (Array.isArray(options) ? options : []).map((option) =>
    isRecord(option) ? String(option.name ?? '') : String(option),
  );
  const [firstImage] = Array.isArray(images) ? images : [image];
  const picture = isRecord(firstImage) ? firstImage.src : firstImage;
  return variants
    .filter(isRecord)
    .slice(0, maxVariants)
    .map((variant) => {
      const chosen = [variant.option1, variant.option2, variant.option3].flatMap((option, index) =>
        typeof option === 'string' ? [{ name: optionNames[index] ?? '', value: option }] : [],
      );
      const { size, shade, rest } = readOptions(chosen);
      const { title, featured_image: _picture, id, ...of } = variant;
      const handle = String(product.handle ?? '');
      return flattenJson(
        {
          ...product,
          ...of,
          id: id ?? of.sku,
          title: rest === '' ? product.title : `${product.title} ${rest}`,
          variant_title: title,
          image: picture,
          size: size || of.size,
          shade,
          ...(shop && handle && { url: `${shop}/products/${handle}?variant=${id}` }),
        },
        line,
      );
    });
}

/** How many variants of a product are beyond the limit and are not read. */
export function countSurplusVariants(value: unknown): number {
  const count = isRecord(value) && Array.isArray(value.variants) ? value.variants.length : 0;
  return Math.max(0, count - maxVariants);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
