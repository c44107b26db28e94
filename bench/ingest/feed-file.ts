import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeOffer, makeProduct } from './matching-listings.ts';

export const feedColumns =
  'id,title,description,link,image_link,availability,price,brand,google_product_category,size';

/** Shared by most lists; each product has some of the others. */
const base = 'Aqua, Glycerin, Butylene Glycol';
const others =
  'Niacinamide, Squalane, Dimethicone, Cetearyl Alcohol, Caprylic/Capric Triglyceride, Panthenol, Tocopherol, Sodium Hyaluronate, Xanthan Gum, Carbomer, Allantoin, Urea, Betaine, Propanediol, Glyceryl Stearate, Stearic Acid'.split(
    ', ',
  );
const end = 'Phenoxyethanol, Ethylhexylglycerin, Citric Acid';
const namesPerList = 10;

/** An ingredient list; a changed one has an acid that the first has not. */
function listOf(id: number, isChanged: boolean): string {
  const own = Array.from(
    { length: namesPerList },
    (_, at) => others[(id + at * 3) % others.length] ?? '',
  );
  const names = [base, ...(isChanged ? ['Glycolic Acid', 'Lactic Acid'] : []), ...own, end];
  return names.join(', ');
}

const shelves = ['Face Serums', 'Face Creams', 'Facial Cleansers', 'Shampoo', 'Lipstick'];

/** A feed in Google Merchant format; another shop writes the same products differently. */
export async function writeFeed(
  path: string,
  size: number,
  shop: {
    name: string;
    isOther: boolean;
    changed: number;
    /** The number of changed ingredient lists; without it the feed has no lists. */
    changedLists?: number;
  },
): Promise<void> {
  function* lines() {
    const { changedLists } = shop;
    yield `${feedColumns}${changedLists === undefined ? '' : ',ingredients'}\n`;
    for (let id = 1; id <= size; id += 1) {
      const product = makeProduct(id);
      const listed = shop.isOther ? makeOffer(product, id) : product;
      const cents = 500 + ((id * 7_919) % 9_000) + (id <= shop.changed ? 1 : 0);
      const cells = [
        `${shop.name}-${id}`,
        listed.name,
        `"${product.name}, as people like it: gentle, quick, and in a bottle that lasts ${id % 90} days."`,
        `https://${shop.name}.example/products/${id}?ref=feed`,
        `https://cdn.${shop.name}.example/images/${id}.jpg`,
        'in stock',
        `${(cents / 100).toFixed(2)} USD`,
        listed.brand ?? '',
        `Health & Beauty > Personal Care > Cosmetics > ${shelves[id % shelves.length]}`,
        listed.size ?? '',
      ];
      if (changedLists !== undefined) cells.push(`"${listOf(id, id <= changedLists)}"`);
      yield `${cells.join(',')}\n`;
    }
  }
  await pipeline(Readable.from(inBlocks(lines())), createWriteStream(path));
}

function* inBlocks(lines: Iterable<string>): Generator<string> {
  let block = '';
  for (const line of lines) {
    block += line;
    if (block.length < 1 << 18) continue;
    yield block;
    block = '';
  }
  yield block;
}
