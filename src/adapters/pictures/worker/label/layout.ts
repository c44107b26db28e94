import type { PaperColor } from './inks.ts';
import type { OrnamentName } from './ornaments.ts';

/** An element of a label, listed from top to bottom; sizes are relative to the label's size. */
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
  | 'bottom-band'
  | 'side-band'
  | 'diagonal'
  | 'burst'
  | 'dots'
  | 'leaves'
  | 'sun-rays';

export type Frame = 'none' | 'line' | 'double' | 'corners' | 'dotted' | 'rules' | 'thick';

/** The arrangement of a label; everything else depends on the brand. */
export interface Layout {
  /** For pictures without a typeface. */
  typeface: string;
  paper: PaperShape;
  color: PaperColor;
  frame: Frame;
  backdrop: Backdrop;
  align: 'left' | 'center';
  spread: 'middle' | 'ends' | 'top' | 'bottom';
  ornaments: readonly OrnamentName[];
  items: readonly Item[];
}
