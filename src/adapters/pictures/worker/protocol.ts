import type { RefusalReason } from '../../../domain/pictures/photo-refused';
import type { PictureFormat } from '../../../domain/pictures/picture-request';
import type { ComposeWish } from './compose-picture.server.ts';
import type { ShareWish } from './share-card.server.ts';

/** What the site asks of the process that makes pictures. */
export type Task =
  | { kind: 'compose'; wish: ComposeWish }
  /** A kept photograph at another size. */
  | { kind: 'resize'; file: string; width: number; format: PictureFormat }
  | { kind: 'share'; wish: ShareWish }
  /** Bytes from outside, to be checked and brought into the form that we keep. */
  | { kind: 'check'; bytes: Uint8Array }
  /** Bytes from a visitor, of which a square is to be kept. */
  | { kind: 'crop'; bytes: Uint8Array; side: number };

export type Answer =
  | { bytes: Uint8Array }
  | { refused: RefusalReason; detail: string }
  | { failed: string };
