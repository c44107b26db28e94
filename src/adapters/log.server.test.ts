import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, expect, test, vi } from 'vitest';
import { createLog } from './log.server';

const secret = 'q1W2e3R4t5Y6';
afterEach(() => void vi.restoreAllMocks());

/** A line as shown at a terminal. */
function written(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  write(createLog({ level: 'info', forPeople: true }));
  vi.restoreAllMocks();
  return lines.join('');
}

test('a request for a secret link is logged without the secret', () => {
  const facts = { method: 'GET', path: `/lists/${secret}`, status: 200, ms: 1 };
  expect(written((log) => log.info(facts, 'request'))).toContain(
    ' GET /lists/[redacted] 200 1 ms\n',
  );
});

test('an error and its cause are logged with secrets redacted', () => {
  const cause = new Error(`Invalid URL: https://glow.example/newsletter/confirm?token=${secret}`);
  const err = new Error('That failed.', { cause });
  const text = written((log) => log.error({ err }, 'request failed'));
  expect(text).toContain('error: request failed: Error: That failed.');
  expect(text).toContain('caused by Error: Invalid URL');
  expect(text).not.toContain(secret);
});

test('only allow-listed error fields are logged', () => {
  const err = Object.assign(new Error('no'), { params: [secret], code: '23505' });
  const text = written((log) => log.error({ err, detail: `/lists/${secret}` }, 'failed'));
  expect(text).not.toContain(secret);
});

test('a slow query is shown with its text', () => {
  const slow = { ms: 700, statement: 'select $1' };
  expect(written((log) => log.warn(slow, 'slow query'))).toContain(
    'warning: slow query (700 ms): select $1\n',
  );
});

test('every line has the id of its request', () => {
  const ids = new AsyncLocalStorage<string>();
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(JSON, 'parse').mockImplementation((line: string) => {
    lines.push(line);
    return { level: 30, time: 0, msg: '' };
  });
  const log = createLog({ level: 'info', forPeople: true, requestId: () => ids.getStore() });
  ids.run('request-1', () => log.info({ stores: 3 }, 'listed'));
  ids.run('request-1', () => log.info({ requestId: 'request-2' }, 'request'));
  log.info({}, 'outside of requests');
  vi.restoreAllMocks();
  const [listed, explicit, outside] = lines;
  expect(listed).toContain('"requestId":"request-1","stores":3');
  expect(explicit?.match(/"requestId":"[^"]*"/g)).toEqual(['"requestId":"request-2"']);
  expect(outside).not.toContain('requestId');
});

test('a value that is not an error is logged too', () => {
  expect(written((log) => log.warn({ err: 'out of paper' }, 'could not print'))).toContain(
    'warning: could not print: out of paper',
  );
});
