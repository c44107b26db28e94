import type { ProductType } from './term';
import { bodyTypes } from './types/body-types';
import { fragranceTypes } from './types/fragrance-types';
import { haircareTypes } from './types/haircare-types';
import { makeupTypes } from './types/makeup-types';
import { skincareTypes } from './types/skincare-types';
import { supplementTypes } from './types/supplement-types';
import { toolTypes } from './types/tool-types';

/** Everything that beauty stores sell; labels are plural because chips name a set of products. */
export const productTypes: readonly ProductType[] = [
  ...skincareTypes,
  ...bodyTypes,
  ...makeupTypes,
  ...haircareTypes,
  ...fragranceTypes,
  ...toolTypes,
  ...supplementTypes,
];
