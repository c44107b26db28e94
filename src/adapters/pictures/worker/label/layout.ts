import type { PaperColour } from './inks.ts';
import type { OrnamentName } from './ornaments.ts';

/** What stands on a label, from top to bottom; sizes are parts of the label's own size. */
export type Item =
  | { what: 'brand' | 'name' | 'size'; scale: number; ink?: 'second'; lines?: number }
  | { what: 'rule'; length: number; weight: number }
  | { what: 'ornament' | 'initial'; scale: number };

export type PaperShape = 'bare' | 'full' | 'panel' | 'rounded' | 'oval' | 'disc' | 'tag' | 'arch';

export type Backdrop =
  | 'none'
  | 'grid'
  | 'top-band'
  | 'middle-band'
  | 'foot-band'
  | 'side-band'
  | 'diagonal'
  | 'burst'
  | 'dots'
  | 'leaves'
  | 'sun-rays';

export type Frame = 'none' | 'line' | 'double' | 'corners' | 'dotted' | 'rules' | 'thick';

/** How a label is laid out; everything else is the brand's. */
export interface Layout {
  /** For pictures that name no typeface. */
  voice: string;
  paper: PaperShape;
  colour: PaperColour;
  frame: Frame;
  backdrop: Backdrop;
  align: 'left' | 'centre';
  spread: 'middle' | 'ends' | 'top' | 'foot';
  ornaments: readonly OrnamentName[];
  items: readonly Item[];
}
