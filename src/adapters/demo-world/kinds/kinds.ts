import type { Kind } from './kind';
import { fragranceKinds } from './kinds-fragrance';
import { haircareKinds } from './kinds-haircare';
import { makeupKinds } from './kinds-makeup';
import { skincareKinds } from './kinds-skincare';
import { supplementKinds } from './kinds-supplements';
import { toolKinds } from './kinds-tools';

export const demoKinds: readonly Kind[] = [
  ...skincareKinds,
  ...makeupKinds,
  ...haircareKinds,
  ...fragranceKinds,
  ...toolKinds,
  ...supplementKinds,
];
