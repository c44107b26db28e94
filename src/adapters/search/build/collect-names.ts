import { foldText } from '~/domain/search/fold';
import { compoundFlag, type Names } from '../names';
import { growableUint32Column } from '../structures/growable-column';
import { buildPostings } from '../structures/postings';
import { forEachChunk, type Steps } from '../structures/steps';
import { buildDictionary } from '../structures/word-dictionary';

/** Collects names as word numbers; the texts are not stored. */
export function createNameCollector() {
  const numbers = new Map<string, number>();
  const starts = growableUint32Column();
  const words = growableUint32Column();
  starts.push(0);

  function append(word: string, flag: number): void {
    let number = numbers.get(word);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(word, number);
    }
    words.push((number | flag) >>> 0);
  }

  return {
    add(name: string): void {
      const folded = foldText(name);
      for (const word of folded.words) append(word, 0);
      for (const word of folded.compounds) append(word, compoundFlag);
      starts.push(words.length);
    },
    /** `arrivals`: insertion index of each product's name. */
    finish: (arrivals: Uint32Array): Steps<Names> =>
      buildNames({ numbers, starts: starts.values(), words: words.values() }, arrivals),
  };
}

interface CollectedNames {
  numbers: ReadonlyMap<string, number>;
  starts: Uint32Array;
  words: Uint32Array;
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
  const words = new Uint32Array(collected.starts.at(-1) ?? 0);
  let used = 0;
  yield* forEachChunk(arrivals.length, (from, to) => {
    for (let product = from; product < to; product++) {
      const arrival = arrivals[product]!;
      const end = collected.starts[arrival + 1]!;
      for (let at = collected.starts[arrival]!; at < end; at++) {
        const word = collected.words[at]!;
        const place = placeOfNumber[(word & ~compoundFlag) >>> 0]!;
        words[used++] = (place | (word & compoundFlag)) >>> 0;
      }
      starts[product + 1] = used;
    }
  });
  const products = yield* buildPostings(
    dictionary.words.length,
    arrivals.length,
    (product, emit) => {
      const end = starts[product + 1]!;
      for (let at = starts[product]!; at < end; at++) {
        emit((words[at]! & ~compoundFlag) >>> 0);
      }
    },
  );
  return { dictionary, products, starts, words };
}
