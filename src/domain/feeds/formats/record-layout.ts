import { assignFields, currencyOfName, type FieldPlaces } from './field-names';

/** Where things stand in records with the same names: found out once, not for every record. */
export interface RecordLayout {
  readonly names: readonly string[];
  readonly places: FieldPlaces;
  /** All places that speak of the shelf, in the order of the fields. */
  readonly shelves: readonly number[];
  /** There is a field for the price. */
  readonly isPriced: boolean;
  /** There is a field for when a sale begins or ends. */
  readonly isDated: boolean;
  /** What the name of a price's field says it is in. */
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
