import type { CatalogBatch } from '~/domain/catalog/catalog-source';
import { dayMs, minuteMs } from '~/domain/durations';
import { drawPicture } from '../brand-picture';
import type { CatalogPlan, Cell, Family } from '../catalog-plan';
import { addChanges } from '../changes';
import { gtinFor } from '../gtin';
import { type NameBook, openNameBook } from '../names/product-names';
import { writeTexts } from '../names/product-texts';
import { listPriceCents } from '../offers/list-price';
import { addProductOffers, type Market } from '../offers/offers';
import { popularityOf } from '../offers/popularity';
import { at, mix, Random } from '../random';
import { mixFormula } from './formula';

/** What a product needs to know about other products: only their names. */
export interface OtherProducts {
  cells: readonly Cell[];
  used: Uint32Array;
  bookOf(cell: number): NameBook;
  /** The brand's other cells that go with this one in a routine. */
  routineOf(cell: number): readonly number[];
}

export function openOtherProducts({ cells, used }: CatalogPlan): OtherProducts {
  const books: NameBook[] = [];
  const cellsOfBrand = new Map<number, number[]>();
  for (const [index, { brand }] of cells.entries()) {
    if (!used[index]) continue;
    const known = cellsOfBrand.get(brand.id);
    if (known) known.push(index);
    else cellsOfBrand.set(brand.id, [index]);
  }
  const bookOf = (cell: number) => {
    const { brand, kind } = at(cells, cell);
    books[cell] ??= openNameBook(brand, kind, cell);
    return at(books, cell);
  };
  const routines: number[][] = [];
  const routineOf = (cell: number) => {
    routines[cell] ??= findRoutine(cells, cell, cellsOfBrand.get(at(cells, cell).brand.id) ?? []);
    return at(routines, cell);
  };
  return { cells, used, bookOf, routineOf };
}

/** Adds all sizes of one formula in one shade, with their offers. */
export function addFamily(
  family: Family,
  shelves: OtherProducts,
  market: Market,
  batch: CatalogBatch,
): void {
  const { brand, kind } = at(shelves.cells, family.cell);
  const naming = shelves.bookOf(family.cell).nameOf(family.nth);
  const ofFormula = new Random(market.seed, mix(family.cell * 7919 + naming.formula), 307);
  const formula = mixFormula(kind, brand.style, naming.actives, ofFormula);
  const texts = writeTexts(kind, brand, formula, naming.name, ofFormula);
  const level = ofFormula.between(0.8, 1.25);
  const isNew = ofFormula.chance(0.03);
  const ageInDays = Math.round(isNew ? ofFormula.between(2, 59) : ofFormula.between(62, 1826));
  const firstSeenAt = new Date(market.now - ageInDays * dayMs - ofFormula.below(600) * minuteMs);
  const picture = drawPicture(brand, kind, naming.formula, naming.shade);
  const sizes = at(kind.sizes, family.sizeChoice);
  for (let i = 0; i < family.length; i++) {
    const id = family.firstId + i;
    const random = new Random(market.seed, id, 401);
    const size = sizes[i] ?? null;
    batch.products.push({
      id,
      groupId: family.firstId,
      brandId: brand.id,
      name: naming.name,
      category: kind.category,
      subcategory: kind.subcategory,
      size,
      gtin: random.chance(0.85) ? gtinFor(id, brand) : null,
      picture,
      description: texts.description,
      howToUse: texts.howToUse,
      features: texts.features,
      ingredients: formula.ingredients,
      keyIngredients: texts.keyIngredients,
      complementaryProducts: goesWith(family, naming.name, shelves, random),
      ...popularityOf(brand.fame, ageInDays, random),
      firstSeenAt,
    });
    const listCents = listPriceCents(kind, brand, size, level);
    addProductOffers({ id, style: brand.style, listCents, firstSeenAt }, market, batch);
  }
  addChanges(batch.products.slice(-family.length), market.now, batch);
}

function findRoutine(cells: readonly Cell[], cell: number, ofBrand: readonly number[]): number[] {
  const { kind } = at(cells, cell);
  const routine = ofBrand.filter((index) => {
    const other = at(cells, index).kind;
    return other.category === kind.category && other.subcategory !== kind.subcategory;
  });
  return routine.length > 0 ? routine : [...ofBrand];
}

/** Names of up to three other products of the brand, preferably from other subcategories. */
function goesWith(
  family: Family,
  ownName: string,
  shelves: OtherProducts,
  random: Random,
): string[] {
  const pool = shelves.routineOf(family.cell);
  const names = new Set<string>();
  for (const cell of random.some(pool, 3)) {
    const nth = random.below(Math.min(at(shelves.used, cell), 40));
    names.add(shelves.bookOf(cell).nameOf(nth).name);
  }
  names.delete(ownName);
  if (names.size === 0) {
    // A brand with only one kind of product may have picked the product itself.
    const next = (family.nth + 1) % at(shelves.used, family.cell);
    names.add(shelves.bookOf(family.cell).nameOf(next).name);
    names.delete(ownName);
  }
  return [...names];
}
