import { afterAll, beforeEach, expect, test } from 'vitest';
import { createUploads } from '~/adapters/uploads/create-uploads.server';
import { createInboxClient } from '~/cli/forms/inbox-client.server';
import { listApplications } from '~/db/forms/job-application.repo.server';
import { emptyTables } from '~/db/testing/tables.server';
import { hourMs } from '~/domain/durations';
import { maxResumeBytes } from '~/domain/forms/resume-file';
import { resumeProblems } from '~/domain/forms/resume-problems';
import { jobHandlers } from '~/jobs/registry.server';
import type { Files } from '~/usecases/deps';
import { claimJobs, completeJob } from '~/usecases/jobs/work-jobs.server';
import { aDocx, aPdf, aZip } from '../../../../tests/factories/documents';
import { killableDatabase } from '../../../../tests/setup/killable-database';
import { openTestDatabase } from '../../../../tests/setup/test-database';
import { openFormWorld } from '../../../../tests/sites/form-site';

const db = await openTestDatabase();
const storedFiles = new Map<string, Uint8Array>();
const files: Files = {
  put: async (key, bytes) => void storedFiles.set(key, bytes),
  get: async (key) => storedFiles.get(key) ?? null,
  delete: async (key) => void storedFiles.delete(key),
};
const uploads = createUploads();
const world = openFormWorld(db, { files, uploads });
const fileOf = (bytes: Uint8Array, name: string) => new File([new Uint8Array(bytes)], name);
const pdf = (size = 2_000) => fileOf(aPdf({ size }), '../My CV.pdf');
const written = {
  role: 'data-scientist',
  name: 'Ann Lee',
  email: 'ann@example.com',
  link: 'ann.example',
  message: '',
  submission_key: 'press-1',
};
const send = (fields: Record<string, string | File> = {}) =>
  world.send('application', { ...written, file: pdf(), ...fields });
const storedApplications = () => listApplications(db, { all: true, limit: 100 });

afterAll(() => uploads.close());
beforeEach(async () => {
  storedFiles.clear();
  await emptyTables(db, 'job_application');
  await world.forgetMails();
});

async function workOffJobs(): Promise<void> {
  const kinds = ['drop-application-file'];
  for (const job of await claimJobs(world.deps, { kinds, limit: 100 })) {
    await jobHandlers[job.kind]?.run(world.deps, job.payload);
    await completeJob(world.deps, job);
  }
}

test('stores an application with its file and emails both sides', async () => {
  const response = await send();
  const [application] = await storedApplications();
  expect(application).toMatchObject({
    role: 'data-scientist',
    link: 'https://ann.example',
    fileName: 'My CV.pdf',
    fileType: 'pdf',
    fileBytes: 2_000,
    dueAt: new Date(world.deps.clock.now().getTime() + 48 * hourMs),
  });
  expect(await response.json()).toEqual({ to: `/careers/received/${application?.reference}` });
  expect([...storedFiles.keys()]).toEqual([application?.fileKey]);
  expect((await world.mailsTo('hello@glowfare.test'))[0]?.subject).toContain('Data Scientist');
  const [toThem] = await world.mailsTo('ann@example.com');
  expect(toThem?.text).toContain('review applications within 48 hours');
  world.deps.clock.advance(2 * hourMs);
  await workOffJobs();
  expect(storedFiles.size, 'files of applications stay').toBe(1);
});

test('stores one application and one file for a repeated submission', async () => {
  await Promise.all([send(), send()]);
  expect(await storedApplications()).toHaveLength(1);
  expect(await world.mails()).toHaveLength(2);
  world.deps.clock.advance(2 * hourMs);
  await workOffJobs();
  expect(storedFiles.size).toBe(1);
});

test.each([
  ['no file', new File([], ''), resumeProblems.unknown_type],
  ['a web page', new File(['<script>alert(1)</script>'], 'cv.pdf'), resumeProblems.unknown_type],
  [
    'a web page that starts like a PDF',
    new File(['%PDF-1.7\n<html>'], 'cv.pdf'),
    resumeProblems.damaged,
  ],
  ['a program', new File(['MZ\x90\x00'], 'cv.docx'), resumeProblems.unknown_type],
  ['a zip', fileOf(aZip({ 'evil.exe': 'MZ' }), 'cv.docx'), resumeProblems.unknown_type],
  ['macros', fileOf(aDocx({ 'word/vbaProject.bin': '' }), 'cv.docx'), resumeProblems.macros],
  ['a file one byte over the limit', pdf(maxResumeBytes + 1), resumeProblems.unknown_type],
])('rejects %s', async (_what, file, problem) => {
  const response = await send({ file });
  expect(response.status).toBe(422);
  expect((await response.json()).error.fields).toEqual({ file: problem });
  expect(await storedApplications()).toEqual([]);
  expect(storedFiles.size).toBe(0);
});

test('accepts the largest promised file', async () => {
  expect((await send({ file: pdf(maxResumeBytes) })).status).toBe(200);
});

test('rejects a far too large body before reading it', async () => {
  const response = await send({ file: pdf(maxResumeBytes + 300_000) });
  expect(response.status).toBe(413);
});

test('limits the bodies of other forms', async () => {
  const response = await world.send('contact', { file: pdf(2_000_000) });
  expect(response.status).toBe(413);
});

test('accepts several concurrent files from one network', async () => {
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, press) =>
      send({ submission_key: `press-${press}`, file: pdf(300_000) }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});

test('rejects a form with thousands of parts', async () => {
  const parts = Array.from({ length: 5_000 }, (_, index) => [`field-${index}`, 'x']);
  const response = await send(Object.fromEntries(parts));
  expect(response.status).toBe(400);
  expect(await storedApplications()).toEqual([]);
});

test('reports active content of a file to the operator', async () => {
  const objects = ['<< /S /JavaScript /JS (app.alert(1)) >>'];
  await send({ file: fileOf(aPdf({ objects }), 'cv.pdf') });
  const [application] = await storedApplications();
  expect(application?.fileFindings).toEqual(['javascript']);
  const [mail] = await world.mailsTo('hello@glowfare.test');
  expect(mail?.text).toContain('JavaScript. Open it with care.');
  const show = (command: string) =>
    createInboxClient(world.deps).run({ command, values: { id: application?.reference ?? '' } });
  expect((await show('inbox show')).lines).toContain(
    'Inside the file: JavaScript. Open it with care.',
  );
  expect(
    (await createInboxClient(world.deps).run({ command: 'inbox', values: {} })).lines.join('\n'),
  ).toContain('cv.pdf  (JavaScript. Open it with care.)');
});

test('leaves no file behind after a crash at any point', async () => {
  const mortal = killableDatabase(db);
  const dying = openFormWorld(mortal.db, { files, uploads });
  for (let statements = 0; statements < 40; statements += 1) {
    await emptyTables(db, 'auth_limit');
    mortal.killAfter(statements);
    const response = await dying.send('application', { ...written, file: pdf() });
    if (response.status === 200) break;
    expect(response.status).toBe(500);
    expect(await storedApplications()).toEqual([]);
  }
  expect(await storedApplications()).toHaveLength(1);
  world.deps.clock.advance(2 * hourMs);
  await workOffJobs();
  expect(storedFiles.size).toBe(1);
});

test('serves the file at no URL', async () => {
  await send();
  const [application] = await storedApplications();
  const paths = [`/files/${application?.fileKey}`, `/${application?.fileKey}`];
  for (const path of [...paths, `/api/${application?.fileKey}`]) {
    const response = await world.app.request(path);
    expect(response.status).toBeGreaterThanOrEqual(400);
  }
  const texts = (await world.mails()).map(({ text }) => text);
  expect(texts).toHaveLength(2);
  expect(texts.join()).not.toContain(application?.fileKey ?? '');
});
