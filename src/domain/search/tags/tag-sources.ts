import { type LinesOfBrand, linesOfBrand } from './concerns/product-lines';
import { inciTerms } from './inci-terms';
import { createScanner, type ReadText, readText } from './text/stated-terms';

/** Features and key ingredients come from few. */
const maxSharedTexts = 5_000;
/** Ten thousand products have 17,000. */
const maxNames = 30_000;
const maxBrands = 30_000;

/**
 * Reads the texts and names that tags are derived from. Shops repeat them, so a run that tags many products
 * uses one instance, which remembers what it has read.
 */
export class TagSources {
  private readonly scanner = createScanner();
  private readonly sharedTexts = new Map<string, ReadText>();
  private readonly names = new Map<string, readonly string[]>();
  private readonly brands = new Map<string, LinesOfBrand | null>();

  /** The terms that a text names. */
  readText(text: string): ReadText {
    return readText(text, this.scanner);
  }

  /** Like `readText`, for short texts that many products share. */
  readSharedText(text: string): ReadText {
    return remembered(this.sharedTexts, maxSharedTexts, text, () => this.readText(text));
  }

  /** The ingredient terms that an INCI name belongs to. */
  inciTerms(name: string): readonly string[] {
    return remembered(this.names, maxNames, name, inciTerms);
  }

  /** The product lines of a brand. */
  linesOfBrand(brand: string): LinesOfBrand | null {
    return remembered(this.brands, maxBrands, brand, linesOfBrand);
  }
}

function remembered<Value>(
  known: Map<string, Value>,
  maxKnown: number,
  key: string,
  read: (key: string) => Value,
): Value {
  const found = known.get(key);
  if (found !== undefined) return found;
  const value = read(key);
  if (known.size >= maxKnown) known.clear();
  known.set(key, value);
  return value;
}
