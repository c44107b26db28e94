import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderMarkdown } from './render-markdown.server';

test.each([
  ['Hello **you**', '<p>Hello <strong>you</strong></p>\n'],
  ['[help](/help)', '<p><a href="/help">help</a></p>\n'],
  ['[mail](mailto:a@b.example)', '<p><a href="mailto:a@b.example">mail</a></p>\n'],
  ['[x](javascript:alert(1))', '<p>x</p>\n'],
  ['[x](//evil.example)', '<p>x</p>\n'],
  ['[x](/\\evil.example)', '<p>x</p>\n'],
  ['[x](data:text/html,x)', '<p>x</p>\n'],
  ['![alt "x](https://a.example/p.png)', '<p>alt &quot;x</p>\n'],
])('%s', (markdown, html) => {
  expect(renderMarkdown(markdown)).toBe(html);
});

test.each([
  '<script>alert(1)</script>',
  '<<script><',
  'a <pre> <b',
  'a <img src=x onerror=alert(1)> b',
  '<a href="javascript:x">x</a>',
  '[a](/x"onmouseover="alert(1))',
  '[a](</x "onclick=alert(1)>)',
])('%s produces no other elements', (markdown) => {
  expect(foreign(renderMarkdown(markdown))).toEqual([]);
});

test('produces only safe elements for any input', () => {
  const unit = fc.constantFrom(
    ...['<', '>', '"', "'", '[', ']', '(', ')', '!', '*', '`', '#', '|', '-', '\n', ' ', '&', '\\'],
    ...['script', 'onerror=', 'javascript:', 'a', '/', 'href', '=', ':'],
  );
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 60 }), (markdown) => {
      expect(foreign(renderMarkdown(markdown))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

/** Elements and attributes other than plain text formatting and safe links. */
function foreign(html: string): string[] {
  const plain =
    /^<\/?(p|strong|em|code|pre|ul|ol|li|blockquote|h[1-6]|hr|br|del|table|thead|tbody|tr|th|td|input)( (start="\d+"|align="\w+"|class="language-[^"<>]*"|checked=""|disabled=""|type="checkbox"))*( \/)?>$/;
  const link = /^(<a href="(\/(?!\/)|#|https:\/\/|mailto:|tel:)[^"<>]*">|<\/a>)$/;
  return (html.match(/<[^>]*>?/g) ?? []).filter((tag) => !plain.test(tag) && !link.test(tag));
}
