import { z } from 'zod';
import type { Outcome } from './run-steps.ts';

const reportSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.enum(['info', 'low', 'moderate', 'high', 'critical']),
      range: z.string(),
      via: z.array(
        z.union([z.string(), z.object({ title: z.string(), url: z.string().optional() })]),
      ),
    }),
  ),
});

/**
 * Reads `npm audit --json` for production packages: high and critical findings fail. Any other output
 * means that the registry did not respond.
 */
export function readAudit(output: string): Outcome {
  const report = reportSchema.safeParse(parse(output));
  if (!report.success) {
    const reason = 'The registry did not respond, so known vulnerabilities were not checked.';
    return { passed: 0, failed: 0, skipped: 1, output: reason };
  }
  const severe = Object.entries(report.data.vulnerabilities).filter(
    ([, { severity }]) => severity === 'high' || severity === 'critical',
  );
  if (severe.length === 0) return { passed: 1, failed: 0, skipped: 0, output: '' };
  const lines = severe.map(([name, { severity, range, via }]) => {
    const titles = via.map((cause) => (typeof cause === 'string' ? cause : cause.title));
    return `${name} ${range} (${severity}): ${titles.join('; ')}`;
  });
  return { passed: 0, failed: 1, skipped: 0, output: lines.join('\n') };
}

/** Skips warnings that npm prints before the JSON. */
function parse(output: string): unknown {
  try {
    return JSON.parse(output.slice(output.indexOf('{')));
  } catch {
    return undefined;
  }
}
