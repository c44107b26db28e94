import type { Picture } from '../catalog/product';

/** The label of a package that carries no text: we do not invent packages of real brands. */
export const blankLabel = 'none';

/** Whether the picture only shows the type of product, because we have no photo of it. */
export function isIllustration({ photo, label }: Pick<Picture, 'photo' | 'label'>): boolean {
  return photo === undefined && label === blankLabel;
}
