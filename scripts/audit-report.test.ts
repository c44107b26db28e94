import { expect, test } from 'vitest';
import { readAudit } from './audit-report.ts';

const report = (severity: string) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      parser: {
        severity,
        range: '<1.2.3',
        via: [{ title: 'Runs code', url: 'https://a.example' }],
      },
      user: { severity: 'low', range: '*', via: ['parser'] },
    },
  });

test.each(['high', 'critical'])('a %s finding fails and is named', (severity) => {
  expect(readAudit(report(severity))).toMatchObject({
    failed: 1,
    output: `parser <1.2.3 (${severity}): Runs code`,
  });
});

test.each(['info', 'low', 'moderate'])('a %s finding passes', (severity) => {
  expect(readAudit(`npm warn config\n${report(severity)}`)).toMatchObject({ passed: 1, failed: 0 });
});

test('passes without findings', () => {
  expect(readAudit('{"auditReportVersion":2,"vulnerabilities":{}}')).toMatchObject({ passed: 1 });
});

test.each([
  ['nothing', ''],
  ['an error page', '<html>502</html>'],
  ['a registry without audits', '{"message":"405 Method Not Allowed","error":{"summary":""}}'],
  ['no network', '{"error":{"code":"ENOTFOUND"}}'],
])('%s skips the step with a reason', (_, output) => {
  expect(readAudit(output)).toEqual({
    passed: 0,
    failed: 0,
    skipped: 1,
    output: 'The registry did not respond, so known vulnerabilities were not checked.',
  });
});
