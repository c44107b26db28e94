import { assignFields, currencyOfName, type FieldPlaces } from './field-names';

/** Field positions for records with the same names, computed once. */
export interface RecordLayout {
  readonly names: readonly string[];
  readonly places: FieldPlaces;
  /** All category fields, in order. */
  readonly shelves: readonly number[];
  readonly isPriced: boolean;
  readonly isDated: boolean;
  /** The currency in the name of the price field. */
  readonly currency: string | null;
}

/** The layout of records with these names. */
export function layOut(names: readonly string[]): RecordLayout {
  const places = assignFields(names);
  const { category, furtherCategory, price, salePrice, saleDates, saleFrom, saleTo } = places;
  return {
    names,
    places,
    shelves: [...new Set([...category, ...furtherCategory])].sort((a, b) => a - b),
    isPriced: price.length + salePrice.length > 0,
    isDated: saleDates.length + saleFrom.length + saleTo.length > 0,
    currency: price.map((place) => currencyOfName(names[place] ?? '')).find(Boolean) ?? null,
  };
}
