export type Labels = Readonly<Record<string, string>>;

interface Sample {
  /** Of a histogram's samples: _bucket, _sum or _count. */
  suffix?: string;
  labels?: Labels;
  value: number;
}

export interface Metric {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  samples: readonly Sample[];
}

/** A metric with one value. */
export function singleMetric(
  type: 'counter' | 'gauge',
  name: string,
  help: string,
  value: number,
): Metric {
  return { name, help, type, samples: [{ value }] };
}

/** Metrics in Prometheus's text format, version 0.0.4. */
export function metricsText(metrics: readonly Metric[]): string {
  return metrics.map(metricText).join('');
}

function metricText({ name, help, type, samples }: Metric): string {
  const lines = samples.map(
    ({ suffix = '', labels = {}, value }) => `${name}${suffix}${labelsText(labels)} ${value}\n`,
  );
  const escapedHelp = help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
  return `# HELP ${name} ${escapedHelp}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}

function labelsText(labels: Labels): string {
  const parts = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`);
  return parts.length > 0 ? `{${parts.join(',')}}` : '';
}

const escapeLabel = (value: string) =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
