import type { BrandName } from './brand-key';
import { withRoom } from './growing';
import { GtinColumn } from './gtin-column';
import { Interned } from './interned';
import type { ProductToMatch } from './offer-to-match';
import type { Title } from './read-title';
import type { TitleWord } from './title-words';

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const mostBytesPerUnit = 3;
/** A word or another value with its entry in a map, roughly. */
const bytesPerInterned = 160;

type Attributes = Omit<Title, 'brand' | 'words' | 'gtin' | 'shade'>;

/**
 * Products and their titles, taken apart, by their place. In columns of numbers: a million objects
 * and strings would take ten times as much, and a title that is compared again and again is read once.
 */
export class ProductStore {
  private readonly brands = new Interned<{ text: string | undefined; brand: BrandName }>();
  private readonly sizes = new Interned<{ text: string | undefined; attributes: Attributes }>();
  private readonly shades = new Interned<{ text: string; shade: string | null }>();
  private readonly vocabulary = new Interned<TitleWord>();
  private readonly gtins = new GtinColumn();
  private ids = new Int32Array(0);
  private brandIds = new Uint32Array(0);
  private sizeIds = new Uint32Array(0);
  /** One more than the shade's number; most catalogues have none, and then there is no column. */
  private shadeIds = new Uint32Array(0);
  private words = new Uint32Array(0);
  private wordEnds = new Uint32Array(0);
  private names = new Uint8Array(0);
  private nameEnds = new Uint32Array(0);
  length = 0;

  /** Keeps a product with its title; gives its place. */
  add(product: ProductToMatch, title: Title): number {
    const { productId, name } = product;
    const [brand, size] = [product.brand || undefined, product.size || undefined];
    const { gtin, shade } = product;
    const place = this.length;
    this.length += 1;
    this.ids = withRoom(this.ids, this.length);
    this.ids[place] = productId;
    this.brandIds = withRoom(this.brandIds, this.length);
    this.brandIds[place] = this.brands.idOf(brand ?? '', () => ({
      text: brand,
      brand: title.brand,
    }));
    this.sizeIds = withRoom(this.sizeIds, this.length);
    this.sizeIds[place] = this.sizes.idOf(attributeKey(size, title), () => ({
      text: size,
      attributes: attributesOf(title),
    }));
    if (gtin) this.gtins.set(place, gtin, title.gtin);
    if (shade) {
      this.shadeIds = withRoom(this.shadeIds, this.length);
      const keep = () => ({ text: shade, shade: title.shade });
      this.shadeIds[place] = this.shades.idOf(shade, keep) + 1;
    }
    this.addWords(place, title.words);
    this.addName(place, name);
    return place;
  }

  idAt(place: number): number {
    return this.ids[place] ?? 0;
  }

  brandAt(place: number): string | undefined {
    return this.brands.at(this.brandIds[place] ?? 0).text;
  }

  nameAt(place: number): string {
    const from = place === 0 ? 0 : this.nameEnds[place - 1];
    return decoder.decode(this.names.subarray(from, this.nameEnds[place]));
  }

  sizeAt(place: number): string | undefined {
    return this.sizes.at(this.sizeIds[place] ?? 0).text;
  }

  gtinAt(place: number): string | undefined {
    return this.gtins.textAt(place);
  }

  shadeAt(place: number): string | undefined {
    const shadeId = this.shadeIds[place] ?? 0;
    return shadeId > 0 ? this.shades.at(shadeId - 1).text : undefined;
  }

  /** Its title as it was read. */
  titleAt(place: number): Title {
    const { packs, spf, strengths, concentration, size, ounces } = this.sizes.at(
      this.sizeIds[place] ?? 0,
    ).attributes;
    const shadeId = this.shadeIds[place] ?? 0;
    const words: TitleWord[] = [];
    const end = this.wordEnds[place] ?? 0;
    for (let at = place === 0 ? 0 : (this.wordEnds[place - 1] ?? 0); at < end; at += 1) {
      words.push(this.vocabulary.at(this.words[at] ?? 0));
    }
    return {
      brand: this.brands.at(this.brandIds[place] ?? 0).brand,
      words,
      size,
      ounces,
      packs,
      spf,
      strengths,
      concentration,
      shade: shadeId > 0 ? this.shades.at(shadeId - 1).shade : null,
      gtin: this.gtins.at(place),
    };
  }

  get bytes(): number {
    const columns = [
      this.ids,
      this.brandIds,
      this.sizeIds,
      this.shadeIds,
      this.words,
      this.wordEnds,
      this.names,
      this.nameEnds,
    ];
    const interned = [this.brands, this.sizes, this.shades, this.vocabulary];
    return (
      columns.reduce((sum, { byteLength }) => sum + byteLength, this.gtins.bytes) +
      interned.reduce((sum, { length }) => sum + length * bytesPerInterned, 0)
    );
  }

  private addWords(place: number, words: readonly TitleWord[]): void {
    const from = place === 0 ? 0 : (this.wordEnds[place - 1] ?? 0);
    this.words = withRoom(this.words, from + words.length);
    for (const [index, word] of words.entries()) {
      const key = `${word.kind}${word.aside ? '+' : '-'}${word.text}`;
      this.words[from + index] = this.vocabulary.idOf(key, () => word);
    }
    this.wordEnds = withRoom(this.wordEnds, place + 1);
    this.wordEnds[place] = from + words.length;
  }

  private addName(place: number, name: string): void {
    const from = place === 0 ? 0 : (this.nameEnds[place - 1] ?? 0);
    this.names = withRoom(this.names, from + name.length * mostBytesPerUnit);
    const { written } = encoder.encodeInto(name, this.names.subarray(from));
    this.nameEnds = withRoom(this.nameEnds, place + 1);
    this.nameEnds[place] = from + written;
  }
}

function attributeKey(text: string | undefined, title: Title): string {
  const { size, ounces, packs, spf, strengths, concentration } = title;
  return `${text ?? '\n'}|${size?.amount}|${size?.unit}|${ounces}|${packs.join()}|${spf}|${strengths.join()}|${concentration}`;
}

function attributesOf({ size, ounces, packs, spf, strengths, concentration }: Title): Attributes {
  return { size, ounces, packs, spf, strengths, concentration };
}
