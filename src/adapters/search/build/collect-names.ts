import { foldText } from '~/domain/search/fold';
import { isCompound, type Names, wordOf } from '../names';
import { codeColumn } from '../structures/code-column';
import { growableUint32Column } from '../structures/growable-column';
import { buildPostings } from '../structures/postings';
import { rememberCodes } from '../structures/remember-codes';
import { forEachChunk, type Steps } from '../structures/steps';
import { buildDictionary } from '../structures/word-dictionary';

/** Collects names as word numbers; the texts are not stored. */
export function createNameCollector() {
  const numbers = new Map<string, number>();
  const starts = growableUint32Column();
  const codes = growableUint32Column();
  starts.push(0);

  function numberOf(word: string): number {
    let number = numbers.get(word);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(word, number);
    }
    return number;
  }

  return {
    add(name: string): void {
      const folded = foldText(name);
      for (const word of folded.words) codes.push(numberOf(word) * 2);
      for (const word of folded.compounds) codes.push(numberOf(word) * 2 + 1);
      starts.push(codes.length);
    },
    /** Returns a function that adds the name of a product of another index. */
    from(names: Names): (product: number) => void {
      const { words } = names.dictionary;
      const numberHere = rememberCodes(words.length, (word) => numberOf(words[word]!));
      return (product) => {
        const end = names.starts[product + 1]!;
        for (let at = names.starts[product]!; at < end; at++) {
          const code = names.codes[at]!;
          codes.push(numberHere(wordOf(code)) * 2 + Number(isCompound(code)));
        }
        starts.push(codes.length);
      };
    },
    /** `arrivals`: insertion index of each product's name. */
    finish: (arrivals: Uint32Array): Steps<Names> =>
      buildNames({ numbers, starts: starts.values(), codes: codes.values() }, arrivals),
  };
}

interface CollectedNames {
  numbers: ReadonlyMap<string, number>;
  starts: Uint32Array;
  /** As in `Names`, with numbers in order of collection. */
  codes: Uint32Array;
}

function* buildNames(collected: CollectedNames, arrivals: Uint32Array): Steps<Names> {
  const dictionary = yield* buildDictionary(collected.numbers.keys());
  const placeOfNumber = new Uint32Array(collected.numbers.size);
  yield* forEachChunk(dictionary.words.length, (from, to) => {
    for (let place = from; place < to; place++) {
      placeOfNumber[collected.numbers.get(dictionary.words[place]!) ?? 0] = place;
    }
  });
  const starts = new Uint32Array(arrivals.length + 1);
  const codes = codeColumn(2 * dictionary.words.length, collected.starts.at(-1) ?? 0);
  let used = 0;
  yield* forEachChunk(arrivals.length, (from, to) => {
    for (let product = from; product < to; product++) {
      const arrival = arrivals[product]!;
      const end = collected.starts[arrival + 1]!;
      for (let at = collected.starts[arrival]!; at < end; at++) {
        const code = collected.codes[at]!;
        codes[used++] = placeOfNumber[wordOf(code)]! * 2 + Number(isCompound(code));
      }
      starts[product + 1] = used;
    }
  });
  const products = yield* buildPostings(
    dictionary.words.length,
    arrivals.length,
    (product, emit) => {
      const end = starts[product + 1]!;
      for (let at = starts[product]!; at < end; at++) emit(wordOf(codes[at]!));
    },
  );
  return { dictionary, products, starts, codes };
}
