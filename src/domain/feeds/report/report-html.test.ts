import { expect, test } from 'vitest';
import { reportHtml } from './report-html';
import { reportText } from './report-text';
import { emptyReport } from './run-report';

const report = {
  ...emptyReport(),
  read: 1_234,
  bad: 1,
  problems: [{ line: 7, field: 'price', value: '<script>', reason: 'this is not a price' }],
  unplaced: [{ category: 'A & B', count: 3 }],
};

test('a report lists bad rows and unplaced categories, and escapes markup', () => {
  const html = reportHtml({ feed: 'store-a', state: 'done', report });
  expect(html).toContain('&lt;script&gt;');
  expect(html).not.toContain('<script>');
  expect(html).toContain('A &amp; B');
  const text = reportText({ feed: 'store-a', state: 'done', report });
  expect(text).toContain('1,234  read');
  expect(text).toContain('line 7, price: this is not a price (<script>)');
});

test('a held feed shows the reason', () => {
  const held = { ...report, heldBecause: 'it lists only 3 of the 10 offers it had' };
  expect(reportText({ feed: 'x', state: 'held', report: held })).toContain(
    'Held because it lists only 3',
  );
});

test('feed values cannot break lines or send terminal escapes', () => {
  const problems = [{ line: 1, field: '', value: 'Dear\nSir,\u001b[2J', reason: 'no feed' }];
  const text = reportText({ feed: 'x', state: 'done', report: { ...report, problems } });
  expect(text).toContain('  line 1: no feed (Dear Sir, [2J)');
});

test('both show currencies, photo hosts and next steps', () => {
  const more = {
    ...report,
    currencies: { EUR: 12 },
    pictureHosts: ['cdn.shop.example'],
    states: { ...report.states, incomplete: 4, question: 2 },
  };
  for (const render of [reportHtml, reportText]) {
    const text = render({ feed: 'x', state: 'done', report: more });
    for (const part of ['EUR', 'cdn.shop.example', '--link creates URLs', 'match questions']) {
      expect(text).toContain(part);
    }
  }
  const unknown = { ...emptyReport(), broken: 'its format is unknown' };
  const nothing = { feed: 'x', state: 'failed', report: unknown } as const;
  expect(reportText(nothing)).toContain('its format is unknown');
});

test('a failed run shows the reason and no undetected format', () => {
  const broken = 'reading it made no progress for 30 seconds';
  const failed = { feed: 'x', state: 'failed', report: { ...emptyReport(), broken } } as const;
  for (const render of [reportHtml, reportText]) {
    expect(render(failed)).toContain(broken);
    expect(render(failed)).not.toMatch(/known feed format|unknown/);
  }
});

test('an unchanged feed is not reported as failed', () => {
  const unchanged = { feed: 'x', state: 'unchanged', report: emptyReport() } as const;
  for (const render of [reportHtml, reportText]) {
    expect(render(unchanged)).toContain('The feed has not changed');
    expect(render(unchanged)).not.toMatch(/known feed format|unknown/);
  }
});
