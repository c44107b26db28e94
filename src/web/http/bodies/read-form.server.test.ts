import { describe, expect, test } from 'vitest';
import { readForm } from './read-form.server';

const urlencoded = 'application/x-www-form-urlencoded';
const boundary = '----formdata-boundary-0123456789';
const multipart = `multipart/form-data; boundary=${boundary}`;
const request = (type: string, body: string) =>
  new Request('http://glowfare.test/', { method: 'POST', headers: { 'Content-Type': type }, body });
const part = (name: string, value: string, header = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n${header}\r\n${value}\r\n`;
const form = (...parts: string[]) => `${parts.join('')}--${boundary}--\r\n`;
const read = async (type: string, body: string) => [...(await readForm(request(type, body)))];

describe('a form', () => {
  test.each([
    ['urlencoded', urlencoded, 'name=Ann+Lee&note=a%26b'],
    ['multipart', multipart, form(part('name', 'Ann Lee'), part('note', 'a&b'))],
    [
      'multipart with a quoted boundary',
      `Multipart/Form-Data; Boundary="${boundary}"`,
      form(part('name', 'Ann Lee'), part('note', 'a&b')),
    ],
  ])('reads %s', async (_, type, body) => {
    expect(await read(type, body)).toEqual([
      ['name', 'Ann Lee'],
      ['note', 'a&b'],
    ]);
  });

  test('with the maximum number of fields is read', async () => {
    expect(await read(urlencoded, Array(64).fill('a=1').join('&'))).toHaveLength(64);
    expect(await read(multipart, form(...Array(64).fill(part('a', '1'))))).toHaveLength(64);
  });
});

test.each([
  ['half a million empty fields', urlencoded, 'a&'.repeat(500_000), 'too many fields'],
  ['thousands of parts', multipart, form(...Array(10_000).fill(part('a', '1'))), 'too many fields'],
  [
    'a part with endless headers',
    multipart,
    form(part('a', '1', 'X-A: b\r\n'.repeat(100_000))),
    'too many fields',
  ],
  [
    'a part with an endless name',
    multipart,
    form(part('n'.repeat(1_000_000), '1')),
    'too many fields',
  ],
  ['another type', 'application/json', '{}', 'not a form'],
  ['a boundary that is not there', multipart, 'name=Ann', 'not a form'],
])('rejects %s', async (_, type, body, words) => {
  await expect(read(type, body)).rejects.toMatchObject({
    code: 'bad_request',
    message: expect.stringContaining(words),
  });
});
