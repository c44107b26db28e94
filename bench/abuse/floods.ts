import type { Flood } from './flood.ts';
import { jpegWithManyScans, largeAvif, pngWithLongTexts } from './hostile-pictures.ts';
import { joinFlood } from './join-flood.ts';
import { signUpFlood } from './sign-up-flood.ts';
import { uploadFlood } from './upload-flood.ts';

export const floods: ReadonlyMap<string, Flood> = new Map([
  ['signup', signUpFlood],
  ['joins', joinFlood],
  ['png', uploadFlood(pngWithLongTexts)],
  ['jpeg', uploadFlood(jpegWithManyScans)],
  ['avif', uploadFlood(largeAvif)],
]);
