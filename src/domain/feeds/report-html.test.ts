import { expect, test } from 'vitest';
import { reportHtml } from './report-html';
import { reportText } from './report-text';
import { emptyReport } from './run-report';

const report = {
  ...emptyReport(),
  read: 1_234,
  bad: 1,
  problems: [{ line: 7, field: 'price', value: '<script>', reason: 'this is no price' }],
  unplaced: [{ category: 'A & B', count: 3 }],
};

test('a report tells bad rows and what has no shelf, and nothing in it is markup', () => {
  const html = reportHtml({ feed: 'store-a', state: 'done', report });
  expect(html).toContain('&lt;script&gt;');
  expect(html).not.toContain('<script>');
  expect(html).toContain('A &amp; B');
  const text = reportText({ feed: 'store-a', state: 'done', report });
  expect(text).toContain('1,234  read');
  expect(text).toContain('line 7, price: this is no price (<script>)');
});

test('a held feed says why', () => {
  const held = { ...report, heldBecause: 'it lists only 3 of the 10 offers it had' };
  expect(reportText({ feed: 'x', state: 'held', report: held })).toContain(
    'Held because it lists only 3',
  );
});
