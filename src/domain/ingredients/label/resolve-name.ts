import type { FoundIngredient, IngredientDictionary } from '../dictionary/dictionary';
import { colorName } from './color-name';

/** What a piece of a label names. */
interface ResolvedName {
  /** Usually one: 'Iron Oxides (CI 77491, CI 77492)' names two. Empty: unknown. */
  ingredients: readonly FoundIngredient[];
  /** As stated; null: not stated. */
  percent: number | null;
  /** What the label adds to the name, such as 'organic' and 'nano'. */
  notes: readonly string[];
}

/** Longer texts are sentences. */
const maxNameLength = 300;
const maxWordsPerRun = 60;
const maxWordsPerName = 9;
const maxNamesPerPiece = 12;
const copolymer = /(?:polymers?|esters?|glycerides?|ferment|filtrate|extract)\W*$/i;
const french =
  /(?<!\p{L})(?:extrait|huile|cire|eau|beurre|poudre|jus|gomme|amidon|farine|miel|sel|lait|fleurs?|feuilles?|graines?|racine|levure|prot[eé]ine|alcool|oxyde|parfum)(?!\p{L})|(?<!\p{L})d['’]/iu;

/** Labels repeat the same few thousand names. */
const maxKnownNames = 20_000;

/** Resolves names with a dictionary. Remembers them, so a run over many labels uses one instance. */
export class NameResolver {
  readonly dictionary: IngredientDictionary;
  readonly #known = new Map<string, ResolvedName>();

  constructor(dictionary: IngredientDictionary) {
    this.dictionary = dictionary;
  }

  /** Resolves one piece of a label. */
  resolve(written: string): ResolvedName {
    const known = this.#known.get(written);
    if (known) return known;
    const resolved = this.#resolveNew(written);
    if (this.#known.size >= maxKnownNames) this.#known.clear();
    this.#known.set(written, resolved);
    return resolved;
  }

  #resolveNew(written: string): ResolvedName {
    if (written.length > maxNameLength) return { ingredients: [], percent: null, notes: [] };
    const { bare, percent, notes } = takeNotes(written);
    const ingredients = new WaysToWrite(this.dictionary).resolve(bare);
    const footnoteAt = ingredients.length > 0 ? -1 : written.search(/ [*†‡§¹²³]+ ?\p{L}/u);
    if (footnoteAt <= 0) return { ingredients, percent, notes };
    // 'Limonene *antistatic agent'
    const before = this.resolve(written.slice(0, footnoteAt));
    return { ...before, notes: [...before.notes, written.slice(footnoteAt).trim()] };
  }
}

const otherNumber = (word: string) => (/s$/i.test(word) ? word.slice(0, -1) : `${word}s`);

const noMatch: readonly FoundIngredient[] = [];

/** Tries the ways in which labels write names, from the safest to the boldest. */
class WaysToWrite {
  readonly #dictionary: IngredientDictionary;

  constructor(dictionary: IngredientDictionary) {
    this.#dictionary = dictionary;
  }

  resolve(name: string): readonly FoundIngredient[] {
    const whole = this.#exact(name);
    if (whole) return [whole];
    for (const way of [
      this.#asOneName,
      this.#asSeveral,
      this.#asRun,
      this.#asPerfume,
      this.#asMisspelled,
    ]) {
      const found = way.call(this, name);
      if (found.length > 0) return found;
    }
    return noMatch;
  }

  /** A name with others in brackets or after slashes, or with words that do not change it. */
  #asOneName(name: string): readonly FoundIngredient[] {
    const { outside, inside, before, after } = splitBrackets(name);
    if (inside.length === 0) return this.#plainName(name);
    if (isBlend(name, outside, inside)) return noMatch;
    if (outside === '') return inside.length === 1 ? this.resolve(inside[0] ?? '') : noMatch;
    const outer = this.#plainName(outside);
    const inner = inside.flatMap((content) => this.#namesIn(content));
    if (outer.length > 0) return joinNames(outer, inner, inside);
    // 'Jojoba (Simmondsia Chinensis) Seed Oil'
    const [content = ''] = inside;
    const swapped = after === '' ? noMatch : this.#plainName(`${content} ${after}`);
    if (swapped.length > 0) return swapped;
    if (after !== '') return noMatch;
    const leading = this.#plainName(before);
    if (leading.length > 0) return leading;
    // 'Trivent Mango Butter (Mangifera Indica (Mango) Seed Butter)'
    if (inner.length === 0 && content.includes('(')) return this.#asOneName(content);
    if (inner.length !== 1 || /[\p{L}-]\(/u.test(name)) return noMatch;
    return colorName(content) !== null || (inner[0]?.isOwnName === true && isTelling(content))
      ? inner
      : noMatch;
  }

  #plainName(name: string): readonly FoundIngredient[] {
    const found = this.#exact(name) ?? this.#sameInAll(name.split(/[/\\]/));
    return found ? [found] : noMatch;
  }

  #exact(name: string): FoundIngredient | null {
    const known = this.#dictionary.find(name);
    if (known) return known;
    const color = colorName(name.trim());
    if (color !== null) return this.#dictionary.find(color);
    return this.#bare(name) ?? this.#inOtherNumber(name);
  }

  /** 'Acrylate Copolymers' is 'Acrylates Copolymer'. */
  #inOtherNumber(name: string): FoundIngredient | null {
    const words = name.trim().split(' ');
    for (const [at, word] of words.entries()) {
      if (word.length < 5 || words.length > 4) continue;
      const found = this.#dictionary.find(words.with(at, otherNumber(word)).join(' '));
      if (found) return found;
    }
    return words.length > 1 ? this.#dictionary.find(words.map(otherNumber).join(' ')) : null;
  }

  /** 'Water/Aqua/Eau' is one ingredient with three names; 'Caprylic/Capric Triglyceride' is one name. */
  #sameInAll(parts: readonly string[]): FoundIngredient | null {
    if (parts.length < 2 || parts.length > maxNamesPerPiece) return null;
    const names = parts.map(
      (part) => this.#exact(part) ?? this.#exact(splitBrackets(part).outside),
    );
    const known = names.filter((name) => name !== null);
    const [first] = known;
    if (!first || known.some(({ id }) => id !== first.id)) return null;
    // A name in another language may be unknown if two agree, or if its words say that it is one.
    const isSure = known.length > 1 && !copolymer.test(parts.at(-1) ?? '');
    const knownPart = parts[names.indexOf(first)] ?? '';
    const isTranslated = names.every(
      (name, at) => name !== null || isTranslation(parts[at] ?? '', knownPart),
    );
    return isSure || isTranslated ? (known.find(({ isOwnName }) => isOwnName) ?? first) : null;
  }

  /** Without words such as 'organic'. */
  #bare(name: string): FoundIngredient | null {
    const bare = name.replace(adjectives, ' ').replace(sources, '').trim();
    return bare === name.trim() || bare === '' ? null : this.#dictionary.find(bare);
  }

  #namesIn(list: string): FoundIngredient[] {
    return splitList(list).flatMap((name) => {
      const found = this.#plainName(name);
      return found.length > 0 ? found : [];
    });
  }

  /** A perfume by its own name, such as 'Ikat Jasmine Fragrance'. */
  #asPerfume(name: string): readonly FoundIngredient[] {
    const { outside } = splitBrackets(name);
    // 'Eau de Parfum' is a product.
    if (/eau d[eu]/i.test(outside)) return noMatch;
    const [, perfume] = /^(?:[\p{L}'’-]+ ){1,4}(fragrance|parfum)$/iu.exec(outside) ?? [];
    const found = perfume === undefined ? null : this.#dictionary.find(perfume);
    return found ? [found] : noMatch;
  }

  /** Names joined by 'and', '&', '+' or slashes: all must be known. */
  #asSeveral(name: string): readonly FoundIngredient[] {
    const parts = name.split(/\s*(?:\(and\)|\(&\)|\band\b|\bet\b|\bund\b|&|\s\+\s|[/\\])\s*/i);
    if (parts.length < 2 || parts.length > maxNamesPerPiece) return noMatch;
    // 'Gold/Green Tea Extract' and 'Silicate/Dimethicone Crosspolymer' are one substance.
    const [first = ''] = parts;
    const last = parts.at(-1) ?? '';
    if (/[/\\]/.test(name) && copolymer.test(last) && lastWord(first) !== lastWord(last))
      return noMatch;
    const found: FoundIngredient[] = [];
    for (const part of parts) {
      if (part.trim() === '') continue;
      const one = this.#exact(part) ?? this.#asOneName(part)[0];
      if (!one) return noMatch;
      found.push(one);
    }
    return withoutGroups(found);
  }

  /** Names without separators: all words must belong to known names, of as few as possible. */
  #asRun(name: string): readonly FoundIngredient[] {
    const spaced = name.replace(/([\p{Ll})])(\p{Lu})/gu, '$1 $2');
    const words = spaced.replace(/(?<!\p{L})contains:? /giu, '').split(/\s+/);
    if (words.length < 2 || words.length > maxWordsPerRun) return noMatch;
    /** The shortest split of the first words into names. */
    const best: (readonly FoundIngredient[] | null)[] = [[]];
    for (let end = 1; end <= words.length; end += 1) {
      let names: readonly FoundIngredient[] | null = null;
      for (let start = Math.max(0, end - maxWordsPerName); start < end; start += 1) {
        const rest = best[start];
        if (!rest || (names && rest.length + 1 >= names.length)) continue;
        const part = words.slice(start, end).join(' ');
        const found = this.#exact(part) ?? (part.includes('(') ? this.#asOneName(part)[0] : null);
        if (found && isSafeInRun(part, found, start)) names = [...rest, found];
      }
      best.push(names);
    }
    const all = best[words.length] ?? noMatch;
    const found = all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at);
    // Two names in a row may be one that we do not know, such as 'Shea Butter Cetyl Esters'.
    const mayBeOne = found.length === 2 && spaced === name && !this.#dictionary.isNearlyComplete;
    return mayBeOne ? noMatch : found;
  }

  #asMisspelled(name: string): readonly FoundIngredient[] {
    const { outside, inside } = splitBrackets(name);
    const found =
      this.#dictionary.findMisspelled(name) ??
      (inside.length > 0 && outside !== '' ? this.#dictionary.findMisspelled(outside) : null);
    return found ? [found] : noMatch;
  }
}

/** Whether slashes and brackets describe one mixture: 'Saccharomyces/(Honey/Rice) Ferment'. */
function isBlend(name: string, outside: string, inside: readonly string[]): boolean {
  const hasSlash = inside.some((content) => /[/+]/.test(content));
  return hasSlash && outside !== '' && (/^\W*\(/.test(name) || /\/ ?\(|\) ?\//.test(name));
}

/** Whether an unknown part says the same as a known one in French, or with a plant's common name. */
function isTranslation(part: string, known: string): boolean {
  if (french.test(part) || known.trim().toLowerCase().startsWith(`${part.trim().toLowerCase()} `))
    return true;
  const form = lastWord(known);
  return (
    form !== '' &&
    plantForms.has(form) &&
    lastWord(part) === form &&
    !/(?:us|um|is|ii|ae|polymer)\b/i.test(part)
  );
}

const plantForms = new Set(
  'oil butter extract water powder wax juice gum seed starch milk'.split(' '),
);
const lastWord = (name: string) => /\p{L}+(?=\P{L}*$)/u.exec(name)?.[0].toLowerCase() ?? '';

/** Names that stand for a group; the brackets say which members. */
const groups = new Set(['iron oxides']);

/** 'CI 77492/Iron Oxides' names one of the group. */
function withoutGroups(found: readonly FoundIngredient[]): readonly FoundIngredient[] {
  const members = found.filter(({ name }) => !groups.has(name.toLowerCase()));
  return members.length > 0 && members.every(({ name }) => colorName(name) !== null)
    ? members
    : found;
}

function joinNames(
  outer: readonly FoundIngredient[],
  inner: readonly FoundIngredient[],
  inside: readonly string[],
): readonly FoundIngredient[] {
  const [first] = outer;
  if (!first || inner.length === 0) return outer;
  const others = inner.filter(({ id }) => id !== first.id);
  if (others.length === 0) return outer;
  if (groups.has(first.name.toLowerCase())) return others;
  const [other] = others;
  // 'Vitamin E (Tocopheryl Acetate)': the brackets are more exact.
  if (others.length === 1) return other?.isOwnName && !first.isOwnName ? [other] : outer;
  const listed = inside.flatMap(splitList);
  return listed.length === inner.length ? [...outer, ...others] : outer;
}

/** Synonyms of one word that are safe in a run of names. */
const commonWords = new Set(['fragrance', 'eau', 'beeswax', 'glycerine']);
/** Names that are usually the beginning or the end of a longer one: 'PEG-20 Sorbitan Oleate', 'Zinc PCA'. */
const partOfName =
  /^(?:p[ep]g-?\d+|zinc|calcium|magnesium|aluminum|gold|silver|copper|iron|dna|pca|[a-z]+eth-\d+|quaternium-\d+|dimethiconol)$/i;

/** Whether a name is surely one of its own in a run of names without separators. */
function isSafeInRun(part: string, found: FoundIngredient, start: number): boolean {
  if (part.includes(' ') || colorName(part) !== null) return true;
  if (/^(?:water|aqua)$/i.test(part)) return start === 0;
  return (found.isOwnName && !partOfName.test(part)) || commonWords.has(part.toLowerCase());
}

/** A name long enough not to be the solvent or a part of what is named before the brackets. */
const isTelling = (content: string) => content.trim().length >= 10;

const adjectives =
  /(?<![\p{L}\p{N}-])(?:certified|organic|organically grown|natural|naturally derived|pure|raw|virgin|extra virgin|cold[ -]pressed|fair[ -]?trade|vegan|purified|de-?ionized|demineralized|distilled|filtered|sustainable|refined|unrefined|wildcrafted|bio|nano|pharmaceutical grade|usp)(?![\p{L}\p{N}-])/giu;
const sources = / (?:from|of|derived from) (?:organic )?[\p{L} -]{3,40}$/iu;

const splitList = (list: string) =>
  list.split(/[,;/\\]|\band\b|&/i).flatMap((name) => (name.trim() === '' ? [] : [name.trim()]));

interface Bracketed {
  outside: string;
  inside: string[];
  before: string;
  after: string;
}

/** The texts outside and inside the outermost brackets. */
function splitBrackets(name: string): Bracketed {
  const inside: string[] = [];
  let outside = '';
  let before = '';
  let after = '';
  let content = '';
  let depth = 0;
  for (const sign of name) {
    if ('([{'.includes(sign)) {
      depth += 1;
      if (depth === 1) {
        outside += ' ';
        after = '';
        content = '';
        continue;
      }
    } else if (')]}'.includes(sign)) {
      depth = Math.max(0, depth - 1);
      if (depth === 0) {
        if (content.trim() !== '') inside.push(content.trim());
        continue;
      }
    }
    if (depth > 0) content += sign;
    else {
      outside += sign;
      if (inside.length === 0) before += sign;
      else after += sign;
    }
  }
  if (depth > 0 && content.trim() !== '') inside.push(content.trim());
  return {
    outside: outside.replace(/ {2,}/g, ' ').trim(),
    inside,
    before: before.trim(),
    after: after.trim(),
  };
}

const percentPattern = /[([]? ?(?<![\d.,])(\d{1,3}(?:[.,]\d{1,6})?) ?% ?(?:\(?w\/[wv]\)?)? ?[)\]]?/;
const marks = /[*†‡§°¹²³⁴⁵⁺#^~◊¤º®™]+/g;
/** Amounts in a capsule or packet: '40 mg (10% DV)'. */
const amounts =
  /(?<![\p{L}\d-])\d{1,6}(?:[.,]\d{1,6})? ?(?:mg|mcg|µg|iu|g)(?!\p{L})|\(<? ?\d{1,5} ?% ?dv\)/giu;
const bracketNotes =
  /[([{] ?(nano|organic|certified organic|bio|vegan|natural|plant[- ]derived|vegetable|vegetal|synthetic|preservative|fragrance component|colou?rant|sunscreen|and) ?[)\]}]/gi;

/** Takes a percentage, footnote marks and remarks out of a name. */
function takeNotes(written: string): { bare: string; percent: number | null; notes: string[] } {
  const notes: string[] = [];
  let bare = written;
  let percent: number | null = null;
  const [stated, amount] = bare.includes('%') ? (percentPattern.exec(bare) ?? []) : [];
  if (stated !== undefined && amount !== undefined) {
    const value = Number(amount.replace(',', '.'));
    if (value > 0 && value <= 100) percent = value;
    bare = bare.replace(stated, ' ');
  }
  bare = bare
    .replace(amounts, ' ')
    .replace(marks, ' ')
    .replace(bracketNotes, (_, note: string) => {
      if (note.toLowerCase() === 'and') return ' and ';
      notes.push(note.toLowerCase());
      return ' ';
    });
  bare = bare
    .replace(/\s+/g, ' ')
    .replace(/^[ \-–—·:.=_'"“”/\\&+]+/, '')
    .replace(/[ \-–—·:=_'"“”/\\&+.<>]+$/, '');
  return { bare, percent, notes };
}
