import { reportRows, stateOf, type ToldRun, unplacedOf } from './report-text';

/** A reading's report as a page of its own, for a browser or a mail. */
export function reportHtml(run: ToldRun): string {
  const { report } = run;
  const notes = [
    report.heldBecause && `Held because ${report.heldBecause}.`,
    report.broken && `Not read to its end: ${report.broken}.`,
  ].filter((note) => note !== null);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(run.feed)}: ${escaped(stateOf(run.state))}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color-scheme: light dark; }
table { border-collapse: collapse; margin: 1rem 0 2rem; }
th, td { padding: 0.25rem 1rem 0.25rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid #8884; overflow-wrap: anywhere; }
td.number { text-align: right; font-variant-numeric: tabular-nums; }
</style>
</head>
<body>
<h1>${escaped(run.feed)}</h1>
<p>${escaped(stateOf(run.state))}; ${escaped(report.format ?? 'unknown format')}; ${(report.tookMs / 1_000).toFixed(1)} s</p>
${notes.map((note) => `<p><strong>${escaped(note)}</strong></p>`).join('\n')}
${table(
  ['Entries', 'Number'],
  reportRows(run).map(([what, number]) => [what, number]),
)}
${
  report.unplaced.length > 0
    ? `<h2>No shelf for</h2>${table(
        ['The feed calls it', 'Number'],
        unplacedOf(report).map(({ category, count }) => [category, String(count)]),
      )}`
    : ''
}
${
  report.problems.length > 0
    ? `<h2>Bad rows</h2>${table(
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
</body>
</html>
`;
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((text) => `<th scope="col">${escaped(text)}</th>`).join('');
  const body = rows
    .map((cells) => `<tr>${cells.map((cell) => cellOf(cell)).join('')}</tr>`)
    .join('\n');
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

function cellOf(text: string): string {
  return `<td${/^[\d,]+$/.test(text) ? ' class="number"' : ''}>${escaped(text)}</td>`;
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
