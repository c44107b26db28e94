import { formatAverageSavings } from '~/domain/prices/savings';
import { roundedFigure } from '~/domain/rounded-figure';
import type { Deps } from '../deps';
import { describeCatalog } from './describe-catalog.server';
import { describeContents } from './describe-contents.server';

/** A figure as pages show it. */
interface CatalogFigure {
  value: string;
  label: string;
}

export const storesLabel = 'stores compared';

/** What the site states about its catalog: counted, rounded down, and only what there is to state. */
export async function describeFigures(
  deps: Pick<Deps, 'db' | 'search' | 'clock'>,
): Promise<CatalogFigure[]> {
  const { figures } = await describeCatalog(deps);
  const { productCount, variantCount, storeCount } = describeContents(deps);
  if (productCount === 0) return [];
  const brands = figures.brandCount;
  const savings = formatAverageSavings(figures.averageSavingsPercent);
  return [
    { value: roundedFigure(variantCount), label: countedLabel(productCount, variantCount) },
    { value: roundedFigure(brands), label: brands === 1 ? 'brand' : 'brands' },
    // One store is nothing to compare.
    ...(storeCount > 1 ? [{ value: String(storeCount), label: storesLabel }] : []),
    ...(savings === null ? [] : [{ value: savings, label: 'average savings' }]),
  ];
}

function countedLabel(productCount: number, variantCount: number): string {
  if (variantCount > productCount) return 'products, counting sizes and shades';
  return productCount === 1 ? 'product' : 'products';
}
