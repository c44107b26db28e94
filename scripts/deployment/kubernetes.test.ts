import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseConfig } from '~/config/config';
import { jobLeaseMs } from '~/domain/jobs/job';
import { realtimeBounds } from '~/domain/realtime/realtime-limits';
import { shutdownGraceMs } from '~/web/http/http-server.server';
import { healthPaths, knownVariables, readYaml } from './read-deployment.ts';

const settings = z.record(z.string(), z.string());
const labels = z.record(z.string(), z.string());
const probe = z.object({
  httpGet: z.object({ path: z.string(), port: z.string() }),
  periodSeconds: z.number(),
  failureThreshold: z.number(),
});
const container = z.object({
  name: z.string(),
  image: z.string(),
  args: z.array(z.string()),
  envFrom: z.array(z.record(z.string(), z.object({ name: z.string() }))),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })).default([]),
  startupProbe: probe.optional(),
  livenessProbe: probe.optional(),
  readinessProbe: probe.optional(),
  resources: z.object({
    requests: z.object({ cpu: z.string(), memory: z.string() }),
    limits: z.object({ memory: z.string() }),
  }),
  securityContext: z.object({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
});
const podTemplate = z.object({
  metadata: z.object({ labels, annotations: labels.optional() }),
  spec: z.object({
    automountServiceAccountToken: z.literal(false),
    terminationGracePeriodSeconds: z.number().default(30),
    securityContext: z.object({
      runAsNonRoot: z.literal(true),
      runAsUser: z.number().min(1),
      seccompProfile: z.object({ type: z.literal('RuntimeDefault') }),
    }),
    topologySpreadConstraints: z.array(z.unknown()).default([]),
    containers: z.tuple([container]),
    volumes: z.array(z.object({ name: z.string() })),
  }),
});
const metadata = z.strictObject({ name: z.string(), labels, annotations: labels.optional() });
const resource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ConfigMap'), metadata, data: settings }),
  z.object({ kind: z.literal('Secret'), metadata, stringData: settings }),
  z.object({
    kind: z.literal('Deployment'),
    metadata,
    spec: z.object({
      replicas: z.number(),
      selector: z.object({ matchLabels: labels }),
      template: podTemplate,
    }),
  }),
  z.object({ kind: z.literal('Job'), metadata, spec: z.object({ template: podTemplate }) }),
  z.object({
    kind: z.literal('Service'),
    metadata,
    spec: z.object({
      selector: labels,
      ports: z.array(z.object({ name: z.string(), targetPort: z.string() })),
    }),
  }),
  z.object({
    kind: z.literal('PodDisruptionBudget'),
    metadata,
    spec: z.object({ selector: z.object({ matchLabels: labels }) }),
  }),
  z.object({
    kind: z.literal('HorizontalPodAutoscaler'),
    metadata,
    spec: z.object({ scaleTargetRef: z.object({ kind: z.string(), name: z.string() }) }),
  }),
  z.object({ kind: z.literal('Ingress'), metadata, spec: z.unknown() }),
  z.object({
    kind: z.literal('NetworkPolicy'),
    metadata,
    spec: z.object({
      podSelector: z.object({ matchLabels: labels }),
      ingress: z.array(z.object({ ports: z.array(z.object({ port: z.number() })) })),
    }),
  }),
]);
type Resource = z.infer<typeof resource>;

const manifestPaths = globSync('deploy/kubernetes/*.yaml').filter(
  (path) => !path.endsWith('kustomization.yaml'),
);
const resources = manifestPaths.flatMap(readYaml).map((document) => resource.parse(document));
const ofKind = <K extends Resource['kind']>(kind: K) =>
  resources.filter((each): each is Extract<Resource, { kind: K }> => each.kind === kind);

const deployments = ofKind('Deployment');
const pods = [...deployments, ...ofKind('Job')].map(({ metadata: { name }, spec }) => ({
  name,
  ...spec.template,
}));
const [configMap] = ofKind('ConfigMap');
const [secret] = ofKind('Secret');
const drainSeconds = Number(configMap?.data.DRAIN_SECONDS);

const hasLabels = (wanted: Record<string, string>, found: Record<string, string>) =>
  Object.entries(wanted).every(([name, value]) => found[name] === value);

test('the list of resources names files that exist', () => {
  const [list] = readYaml('deploy/kubernetes/kustomization.yaml');
  const { resources: files } = z.object({ resources: z.array(z.string()) }).parse(list);
  for (const file of files) expect(manifestPaths).toContain(`deploy/kubernetes/${file}`);
});

test('the site accepts the configuration, with secrets filled in', () => {
  const env = {
    ...configMap?.data,
    DATABASE_URL: 'postgres://glowfare:secret@db:5432/glowfare',
    AUTH_SECRETS_KEY: Buffer.alloc(32).toString('base64'),
    SMTP_URL: 'smtp://user:secret@mail.example:587',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  expect(Object.keys(env).filter((name) => !knownVariables.includes(name))).toEqual([]);
  expect(Object.keys(env).sort()).toEqual(
    [...Object.keys(configMap?.data ?? {}), ...Object.keys(secret?.stringData ?? {})].sort(),
  );
  expect(() => parseConfig(env, '/app')).not.toThrow();
});

test('the template of the secret has no values', () => {
  expect(Object.values(secret?.stringData ?? {}).filter((value) => value !== '')).toEqual([]);
});

test('four processes serve pages and two run jobs', () => {
  expect(deployments.map(({ metadata: { name }, spec }) => [name, spec.replicas])).toEqual([
    ['glowfare-web', 4],
    ['glowfare-worker', 2],
  ]);
});

test.each(pods)('$name gets its settings, and mounts volumes that exist', ({ spec }) => {
  const [{ envFrom, volumeMounts }] = spec.containers;
  expect(envFrom).toEqual([
    { configMapRef: { name: configMap?.metadata.name } },
    { secretRef: { name: secret?.metadata.name } },
  ]);
  expect(volumeMounts.map(({ name }) => name)).toEqual(spec.volumes.map(({ name }) => name));
  expect(volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/data', '/tmp']);
});

test.each(deployments)('$metadata.name has probes, and time to stop', ({ spec }) => {
  const { template } = spec;
  const [{ ports, startupProbe, livenessProbe, readinessProbe }] = template.spec.containers;
  const paths = healthPaths();
  for (const each of [startupProbe, livenessProbe, readinessProbe]) {
    expect(paths).toContain(each?.httpGet.path.split('?')[0]);
    expect(ports.map(({ name }) => name)).toContain(each?.httpGet.port);
  }
  expect(livenessProbe?.httpGet.path).toBe('/healthz');
  expect(readinessProbe?.httpGet.path).toMatch(/^\/readyz(\?exclude=database)?$/);
  const noticedAfter =
    (readinessProbe?.periodSeconds ?? 0) * (readinessProbe?.failureThreshold ?? 0);
  expect(drainSeconds).toBeGreaterThan(noticedAfter);
  expect(template.spec.topologySpreadConstraints).toHaveLength(2);
  expect(hasLabels(spec.selector.matchLabels, template.metadata.labels)).toBe(true);
  const { annotations = {} } = template.metadata;
  expect(paths).toContain(annotations['prometheus.io/path']);
});

test('processes have time to finish requests and jobs', () => {
  const [web, worker] = deployments.map(({ spec }) => spec.template.spec);
  const stopSeconds = drainSeconds + (shutdownGraceMs + realtimeBounds.closeMs) / 1_000;
  expect(web?.terminationGracePeriodSeconds).toBeGreaterThan(stopSeconds);
  expect(worker?.terminationGracePeriodSeconds).toBeGreaterThan(jobLeaseMs / 1_000);
});

test('services, budgets, policies and the autoscaler name pods that exist', () => {
  const podLabels = pods.map((pod) => pod.metadata.labels);
  const selectors = [
    ...ofKind('Service').map(({ spec }) => spec.selector),
    ...ofKind('PodDisruptionBudget').map(({ spec }) => spec.selector.matchLabels),
    ...ofKind('NetworkPolicy').map(({ spec }) => spec.podSelector.matchLabels),
  ];
  expect(selectors).toHaveLength(4);
  for (const selector of selectors)
    expect(podLabels.some((each) => hasLabels(selector, each))).toBe(true);
  const ports = pods.flatMap(({ spec }) => spec.containers[0].ports);
  for (const { spec } of ofKind('Service'))
    for (const { targetPort } of spec.ports)
      expect(ports.map(({ name }) => name)).toContain(targetPort);
  for (const { spec } of ofKind('NetworkPolicy'))
    for (const { port } of spec.ingress.flatMap((rule) => rule.ports))
      expect(ports.map(({ containerPort }) => containerPort)).toContain(port);
  for (const { spec } of ofKind('HorizontalPodAutoscaler'))
    expect(deployments.map(({ metadata: { name } }) => name)).toContain(spec.scaleTargetRef.name);
});

test.skipIf(spawnSync('kubeconform', ['-v']).error !== undefined)(
  'kubeconform accepts the manifests (skipped if not installed)',
  () => {
    const args = ['-strict', '-summary', ...manifestPaths];
    const { status, stdout } = spawnSync('kubeconform', args, { encoding: 'utf8' });
    expect(stdout).toContain('Invalid: 0');
    expect(status).toBe(0);
  },
);
