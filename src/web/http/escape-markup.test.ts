import { expect, test } from 'vitest';
import { escapeMarkup, escapeXml } from './escape-markup';

test('escaped text cannot end its element or attribute', () => {
  expect(escapeMarkup(`<a href="x" title='y'>&</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;&lt;/a&gt;',
  );
});

test('removes only characters that XML cannot represent', () => {
  expect(escapeXml('a\u0000\u001bb\ud800c\uffffd\te\nf ü 💄')).toBe('ab\ufffdcd\te\nf ü 💄');
});
