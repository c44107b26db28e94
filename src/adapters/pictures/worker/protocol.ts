import type { PictureFormat } from '../../../domain/pictures/picture-request';
import type { ComposeWish } from './compose-picture.server.ts';
import type { ShareWish } from './share-card.server.ts';

/** What the site asks of the process that makes pictures. */
export type Task =
  | { kind: 'compose'; wish: ComposeWish }
  /** A kept photograph at another size. */
  | { kind: 'resize'; file: string; width: number; format: PictureFormat }
  | { kind: 'share'; wish: ShareWish };

export type Answer = { bytes: Uint8Array } | { failed: string };
