import type { PictureFormat } from '../../../domain/pictures/picture-request';
import type { ProductPictureRequest } from './draw-product-picture.server.ts';
import type { ShareCardRequest } from './share-card.server.ts';

export type Task =
  | { kind: 'compose'; request: ProductPictureRequest }
  | { kind: 'resize'; file: string; width: number; format: PictureFormat }
  | { kind: 'share'; request: ShareCardRequest };

export type TaskResult = { bytes: Uint8Array } | { failed: string };
