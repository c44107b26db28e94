import { expect, test } from 'vitest';
import { withoutFile } from './without-file.server';

const large = new File([new Uint8Array(2_000_000)], 'cv.pdf');

function post(entries: [name: string, value: string | File][]): Request {
  const body = new FormData();
  for (const [name, value] of entries) body.append(name, value);
  return new Request('http://glowfare.test/careers/apply', { method: 'POST', body });
}

async function left(request: Request): Promise<Record<string, unknown> | null> {
  const reduced = await withoutFile(request);
  return reduced && Object.fromEntries(await reduced.formData());
}

test.each<[string, [string, string | File][], Record<string, string>]>([
  [
    'keeps the fields before the file',
    [
      ['name', 'Ann'],
      ['file', large],
    ],
    { name: 'Ann' },
  ],
  [
    'keeps non-ASCII text and line breaks',
    [
      ['name', 'Zoë 美'],
      ['message', 'One.\r\nTwo: filename="x"'],
      ['file', large],
    ],
    { name: 'Zoë 美', message: 'One.\r\nTwo: filename="x"' },
  ],
  [
    'drops fields after the file',
    [
      ['a', '1'],
      ['file', large],
      ['b', '2'],
    ],
    { a: '1' },
  ],
  [
    'returns no fields when the file is first',
    [
      ['file', large],
      ['b', '2'],
    ],
    {},
  ],
  [
    'drops a field that was cut off',
    [
      ['a', '1'],
      ['b', 'x'.repeat(300_000)],
    ],
    { a: '1' },
  ],
])('%s', async (_, entries, expected) => {
  expect(await left(post(entries))).toEqual(expected);
});

test('does not read a body that is not a form', async () => {
  const request = new Request('http://glowfare.test/', { method: 'POST', body: 'name=Ann' });
  expect(await withoutFile(request)).toBeNull();
  expect(request.bodyUsed).toBe(false);
});

test('gives up on an endless body, with only its beginning in memory', async () => {
  let sent = 0;
  const chunk = new Uint8Array(1_000_000);
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += chunk.length;
      controller.enqueue(chunk);
    },
  });
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const init = { method: 'POST', headers, body, duplex: 'half' } as const;
  expect(await withoutFile(new Request('http://glowfare.test/', init))).toBeNull();
  expect(sent).toBeGreaterThan(200_000_000);
  expect(sent).toBeLessThan(230_000_000);
});
