import type { Size } from '~/domain/catalog/product';
import type { ProductToMatch } from '~/domain/matching/titles/offer-to-match';
import type { Title } from '~/domain/matching/titles/read-title';
import { emptyWord } from '~/domain/matching/titles/title-word';
import type { BrandName } from '~/domain/matching/words/brand-key';
import { PagedInt32Array } from '~/domain/paged-int32-array';
import { Interned } from './interned';
import { Records } from './records';
import { Vocabulary } from './vocabulary';

/** Approximate size of a value with its map entry. */
const bytesPerInterned = 160;
/**
 * Numbers per row besides words and ingredients: id, brand, attributes, shade, GTIN in two halves, and
 * how many words and ingredients follow.
 */
const fixedNumbers = 8;
/** Id, brand and attributes precede the number that says whether there is a GTIN. */
const numbersBeforeGtin = 3;
const maxInternedSizes = 20_000;
const gtinDigits = 14;
const halfGtin = 10 ** (gtinDigits / 2);

type Attributes = Omit<Title, 'brand' | 'words' | 'gtin' | 'shade' | 'price' | 'formula'>;

/**
 * Ids and parsed titles of products as rows of numbers, by place: a million objects and strings
 * would take ten times the memory. Texts are not stored; the database has them.
 */
export class ProductStore {
  private readonly brands = new Interned<{ text: string; brand: BrandName }>();
  private readonly attributes = new Interned<Attributes>();
  /** Attributes that consist of a size only, by size: titles of one size share them. */
  private readonly sizes = new Map<Size, number>();
  private readonly shades = new Interned<string>();
  private readonly vocabulary = new Vocabulary();
  private readonly rows = new Records();
  private readonly starts = new PagedInt32Array();
  /** In cents; 0: unknown. */
  private readonly prices = new PagedInt32Array();
  length = 0;

  /** Stores a product's id and title; returns its place. */
  add({ productId, brand = '' }: ProductToMatch, title: Title): number {
    const { rows, vocabulary } = this;
    const { words, shade, gtin, formula } = title;
    const place = this.length;
    this.length += 1;
    if (title.price !== null) this.prices.set(place, Math.round(title.price * 100));
    this.starts.set(place, rows.begin(fixedNumbers + words.length + (formula?.length ?? 0)));
    // Ids are mostly ascending and therefore close to the place.
    rows.push(folded(productId - place));
    rows.push(
      this.brands.find(brand) ?? this.brands.add(brand, { text: brand, brand: title.brand }),
    );
    rows.push(this.attributesIdOf(title));
    const shadeNumber =
      shade === null ? 0 : (this.shades.find(shade) ?? this.shades.add(shade, shade)) + 1;
    rows.push(shadeNumber * 4 + (formula === null ? 0 : 2) + (gtin === null ? 0 : 1));
    if (gtin !== null) {
      rows.push(Math.floor(Number(gtin) / halfGtin));
      rows.push(Number(gtin) % halfGtin);
    }
    rows.push(words.length);
    for (let at = 0; at < words.length; at += 1) rows.push(vocabulary.idOf(words[at] ?? emptyWord));
    if (formula !== null) {
      rows.push(formula.length);
      for (const id of formula) rows.push(id);
    }
    return place;
  }

  private attributesIdOf(title: Title): number {
    const { size } = title;
    const isStored = size !== null && isSizeAlone(title);
    const known = isStored ? this.sizes.get(size) : undefined;
    if (known !== undefined) return known;
    const { attributes, sizes } = this;
    const key = attributesKey(title);
    const id = attributes.find(key) ?? attributes.add(key, attributesOf(title));
    if (sizes.size >= maxInternedSizes) sizes.clear();
    if (isStored) sizes.set(size, id);
    return id;
  }

  idAt(place: number): number {
    this.rows.seek(this.starts.at(place) >>> 0);
    return unfolded(this.rows.next()) + place;
  }

  brandAt(place: number): BrandName {
    return this.writtenBrandAt(place).brand;
  }

  /** The brand as written. */
  brandTextAt(place: number): string {
    return this.writtenBrandAt(place).text;
  }

  private writtenBrandAt(place: number): { text: string; brand: BrandName } {
    const { rows } = this;
    rows.seek(this.starts.at(place) >>> 0);
    rows.next();
    return this.brands.at(rows.next());
  }

  /** Fourteen digits; null: none. */
  gtinAt(place: number): string | null {
    const { rows } = this;
    rows.seek(this.starts.at(place) >>> 0);
    for (let passed = 0; passed < numbersBeforeGtin; passed += 1) rows.next();
    return rows.next() % 2 === 0 ? null : digitsOf(rows.next()) + digitsOf(rows.next());
  }

  titleAt(place: number): Title {
    const { rows, vocabulary } = this;
    rows.seek(this.starts.at(place) >>> 0);
    rows.next();
    const { brand } = this.brands.at(rows.next());
    const attributes = this.attributes.at(rows.next());
    const shadeAndMore = rows.next();
    const shade = shadeAndMore < 4 ? null : this.shades.at((shadeAndMore >>> 2) - 1);
    const gtin = shadeAndMore % 2 === 0 ? null : digitsOf(rows.next()) + digitsOf(rows.next());
    const words = Array.from({ length: rows.next() }, () => vocabulary.at(rows.next()));
    const hasFormula = (shadeAndMore & 2) !== 0;
    const formula = hasFormula ? Array.from({ length: rows.next() }, () => rows.next()) : null;
    const cents = this.prices.at(place);
    const price = cents === 0 ? null : cents / 100;
    return { ...attributes, brand, shade, gtin, words, price, formula };
  }

  get bytes(): number {
    const interned = this.brands.length + this.attributes.length + this.shades.length;
    const { rows, starts, prices, vocabulary } = this;
    return (
      rows.bytes + starts.bytes + prices.bytes + vocabulary.bytes + interned * bytesPerInterned
    );
  }
}

/** Zigzag encoding: small for numbers near zero. */
const folded = (number: number): number => ((number << 1) ^ (number >> 31)) >>> 0;
const unfolded = (number: number): number => (number >>> 1) ^ -(number & 1);

const digitsOf = (half: number): string => String(half).padStart(gtinDigits / 2, '0');

/** Most titles have a size and no other attributes. */
function isSizeAlone({ packs, spf, strengths, concentration }: Title): boolean {
  return packs.length + strengths.length === 0 && spf === null && concentration === null;
}

function attributesKey(title: Title): string {
  const { size, ounces, packs, spf, strengths, concentration } = title;
  if (isSizeAlone(title)) return `${size?.amount} ${size?.unit} ${ounces}`;
  return `${size?.amount}|${size?.unit}|${ounces}|${packs.join()}|${spf}|${strengths.join()}|${concentration}`;
}

function attributesOf({ size, ounces, packs, spf, strengths, concentration }: Title): Attributes {
  return { size, ounces, packs, spf, strengths, concentration };
}
