import type { FoundIngredient } from '../dictionary/dictionary';
import { cleanLabel } from './clean-label';
import { demotePraise, demoteSentences } from './pieces/demote-sentences';
import {
  demoteKnownTitles,
  demoteTitles,
  isSectionTitle,
  markTitleLines,
} from './pieces/demote-titles';
import { joinNames } from './pieces/join-names';
import { type ReadPiece, readPiece, splitPiece } from './pieces/read-piece';
import type { NameResolver } from './resolve-name';
import { splitLabel } from './split-label';

/** Where on a label a name stands. */
interface LabelPart {
  /** The name of a product of a kit, or of a group such as 'Active ingredients'; null: none. */
  section: string | null;
  /** After 'may contain' or '+/-': only in some shades. */
  mayContain: boolean;
}

/** A piece of a label; the pieces in order have all of its words. */
export interface LabelItem {
  /** As written. */
  raw: string;
  /** A name, known or not; a remark is a heading, a footnote or a sentence. */
  kind: 'name' | 'remark';
  /** Usually one. Empty: unknown, or a remark. */
  ingredients: readonly FoundIngredient[];
  /** Among the names of its part, from 0; null: a remark. */
  position: number | null;
  part: LabelPart;
  /** As stated; null: not stated. */
  percent: number | null;
  /** What the label adds to the name, such as 'organic' and 'nano'. */
  notes: readonly string[];
}

/** Reads the text of a label in time proportional to its length. */
export function readLabel(text: string, names: NameResolver): LabelItem[] {
  const split = splitLabel(cleanLabel(text));
  const joined = joinNames(
    split.map((piece) => readPiece(piece, names)),
    names,
  );
  const pieces = joined.flatMap((piece) => splitPiece(piece, names));
  markTitleLines(pieces);
  demoteKnownTitles(pieces);
  demotePraise(pieces);
  demoteSentences(pieces);
  demoteTitles(pieces);
  return placePieces(pieces);
}

/** Gives names their positions and parts. */
function placePieces(pieces: readonly ReadPiece[]): LabelItem[] {
  const items: LabelItem[] = [];
  let part: LabelPart = { section: null, mayContain: false };
  let position = 0;
  for (const [at, piece] of pieces.entries()) {
    const { raw, ingredients, percent, notes } = piece;
    const isTitle = isSectionTitle(piece, pieces[at + 1]);
    if (piece.isMayContain && !part.mayContain) {
      part = { ...part, mayContain: true };
      position = 0;
    } else if (isTitle) {
      part = { section: sectionName(raw), mayContain: false };
      position = 0;
    }
    const isName = !piece.isRemark && !isTitle;
    items.push({
      raw,
      kind: isName ? 'name' : 'remark',
      ingredients: isName ? ingredients : [],
      position: isName ? position : null,
      part,
      percent: isName ? percent : null,
      notes: isName ? notes : [],
    });
    if (isName) position += 1;
  }
  return items;
}

const maxSectionLength = 80;

function sectionName(raw: string): string | null {
  const name = raw
    .replace(/^[ \-–—*•]+/, '')
    .slice(0, maxSectionLength)
    .trim();
  return /^(?:full )?(?:ingredients?|inci|composition)$/i.test(name) ? null : name;
}
