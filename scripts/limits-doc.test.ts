import { expect, test } from 'vitest';
import { renderLimits } from './limits-doc.ts';

test('docs/limits.md matches the code', async () => {
  await expect(renderLimits()).toMatchFileSnapshot('../docs/limits.md');
});
