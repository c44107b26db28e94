/**
 * Makes the font of headings from its package. Run it when the package or the choice of weights has changed:
 * node scripts/make-heading-font.ts
 */
import { writeFileSync } from 'node:fs';
import { headingFontFile, makeHeadingFont } from './heading-font.ts';

writeFileSync(headingFontFile, await makeHeadingFont());
