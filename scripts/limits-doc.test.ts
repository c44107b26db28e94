import { expect, test } from 'vitest';
import { renderLimits } from './limits-doc.ts';

test('docs/limits.md says what the code does', async () => {
  await expect(renderLimits()).toMatchFileSnapshot('../docs/limits.md');
});
