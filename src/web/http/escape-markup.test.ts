import { expect, test } from 'vitest';
import { escapeMarkup, escapeXml } from './escape-markup';

test('nothing in a text can end the place where it stands', () => {
  expect(escapeMarkup(`<a href="x" title='y'>&</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;&lt;/a&gt;',
  );
});

test('what XML cannot say is left out, and what it can stays', () => {
  expect(escapeXml('a\u0000\u001bb\ud800c\uffffd\te\nf ü 💄')).toBe('ab\ufffdcd\te\nf ü 💄');
});
