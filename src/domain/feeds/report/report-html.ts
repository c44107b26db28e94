import {
  brokenText,
  lostOf,
  type ReportedRun,
  reportHints,
  reportRows,
  stateOf,
  unplacedOf,
} from './report-text';

/** A run's report as a standalone HTML page, for a browser or an email. */
export function reportHtml(run: ReportedRun): string {
  const { report } = run;
  const notes = [
    report.heldBecause && `Held because ${report.heldBecause}.`,
    report.broken && brokenText(run),
  ].filter((note) => note !== null);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(run.feed)}: ${escaped(stateOf(run.state))}</title>
<style>
html { color-scheme: light dark; background: light-dark(#fbf7f2, #171311); color: light-dark(#221b19, #f2e9e1); }
body { font: 16px/1.5 Figtree, system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 3rem 1.25rem; }
h1, h2 { font-family: "Bodoni Moda", Didot, Georgia, serif; font-weight: 500; line-height: 1.2; }
h1 { font-size: 2.25rem; margin: 0 0 0.5rem; }
h2 { margin: 2.5rem 0 0; }
p { margin: 0.5rem 0; }
.soft { color: light-dark(#665852, #b9a99f); }
.note { border-left: 3px solid light-dark(#b0203c, #f58a9a); padding-left: 0.75rem; font-weight: 600; }
table { border-collapse: collapse; margin: 1rem 0 0; }
th, td { padding: 0.4rem 1.5rem 0.4rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid light-dark(#e4d9cf, #3a322e); }
td.wraps { overflow-wrap: anywhere; min-width: 7rem; }
thead th { border-color: currentcolor; font-size: 0.8rem; white-space: nowrap; }
th.number, td.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
</style>
</head>
<body>
<h1>${escaped(run.feed)}</h1>
<p class="soft">${escaped(summaryOf(run))}</p>
${notes.map((note) => `<p class="note">${escaped(note)}</p>`).join('\n')}
${table(
  ['Entries', 'Number'],
  reportRows(run).filter(([, number]) => number !== '0'),
)}
${reportHints(run)
  .map((hint) => `<p>${escaped(hint)}</p>`)
  .join('\n')}
${
  Object.keys(report.currencies).length > 0
    ? `<h2>Prices stored but not compared</h2>${table(
        ['Currency', 'Number'],
        Object.entries(report.currencies).map(([currency, number]) => [currency, String(number)]),
      )}`
    : ''
}
${
  report.unplaced.length > 0
    ? `<h2>No category for</h2>${table(
        ['Category in the feed', 'Number'],
        unplacedOf(report).map(({ category, count }) => [category, String(count)]),
      )}`
    : ''
}
${
  report.bad > 0
    ? `<h2>Lost rows</h2>${table(
        ['Number', 'Reason', 'Line', 'Value'],
        lostOf(report).map(({ count, reason, sample }) => [
          String(count),
          reason,
          String(sample.line),
          sample.value,
        ]),
      )}`
    : ''
}
${
  report.problems.length > 0
    ? `<h2>Problems</h2>${table(
        ['Line', 'Field', 'Value', 'Reason'],
        report.problems.map(({ line, field, value, reason }) => [
          String(line),
          field,
          value,
          reason,
        ]),
      )}`
    : ''
}
${
  report.pictureHosts.length > 0
    ? `<h2>Photos not downloaded</h2><p>Allow their hosts with --picture-hosts.</p>${table(
        ['Host'],
        report.pictureHosts.map((host) => [host]),
      )}`
    : ''
}
</body>
</html>
`;
}

const isNumber = (head: string) => head === 'Number' || head === 'Line';

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads
    .map(
      (text) => `<th scope="col"${isNumber(text) ? ' class="number"' : ''}>${escaped(text)}</th>`,
    )
    .join('');
  const body = rows
    .map((cells) => `<tr>${cells.map((cell, at) => cellOf(cell, heads[at])).join('')}</tr>`)
    .join('\n');
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

/** Feed values may be one very long word. */
const feedValueHeads = ['Value', 'Category in the feed'];

function cellOf(text: string, head = ''): string {
  const isFeedValue = feedValueHeads.includes(head);
  const look = isFeedValue ? ' class="wraps"' : isNumber(head) ? ' class="number"' : '';
  return `<td${look}>${escaped(text)}</td>`;
}

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
}

function summaryOf({ state, report }: ReportedRun): string {
  if (state === 'unchanged') return stateOf(state);
  const seconds = (report.tookMs / 1_000).toFixed(1);
  if (state === 'failed' && report.format === null) return stateOf(state);
  return `${stateOf(state)}; ${report.format ?? 'unknown format'}; ${seconds} s`;
}
