import { afterAll, beforeEach, expect, test } from 'vitest';
import { startAiProvider } from '../../../../tests/servers/ai-provider';
import { fallbackNames, generateNames } from './generate-names';

const provider = await startAiProvider();
afterAll(() => provider.close());
beforeEach(() => void provider.asked.splice(0));

const generate = (timeoutMs?: number) =>
  generateNames({ baseUrl: provider.url, key: 'pplx-secret', ...(timeoutMs && { timeoutMs }) });

test('sends the request that the specification describes', async () => {
  provider.behave({ content: 'Dewly\nFareglow\nVelvette' });
  expect(await generate()).toEqual(['Dewly', 'Fareglow', 'Velvette']);
  const [question] = provider.asked;
  expect(question?.path).toBe('/chat/completions');
  expect(question?.headers).toMatchObject({
    authorization: 'Bearer pplx-secret',
    'content-type': 'application/json',
  });
  expect(question?.body).toEqual({
    model: 'sonar',
    messages: [
      { role: 'system', content: expect.any(String) },
      { role: 'user', content: expect.any(String) },
    ],
    temperature: 0.7,
    top_p: 0.9,
    max_tokens: 200,
    return_images: false,
    return_related_questions: false,
    frequency_penalty: 1,
    presence_penalty: 0,
  });
});

test.each([
  [
    'blank lines and spaces',
    '\n  Dewly \r\n\n\tFareglow\n \nVelvette\n',
    ['Dewly', 'Fareglow', 'Velvette'],
  ],
  ['more than three', 'A\nB\nC\nD\nE', ['A', 'B', 'C']],
  ['two lines', 'Dewly\nFareglow', fallbackNames],
  ['one line', 'Dewly, Fareglow and Velvette', fallbackNames],
  ['nothing', '', fallbackNames],
])('reads a response with %s', async (_what, content, names) => {
  provider.behave({ content });
  expect(await generate()).toEqual(names);
});

test.each([
  ['a wrong key', { status: 401 }],
  ['a server error', { status: 500, body: '{"choices":[{"message":{"content":"A\\nB\\nC"}}]}' }],
  ['a web page instead of JSON', { html: '<!doctype html><h1>Sign in</h1>' }],
  ['JSON of another shape', { status: 200, body: '{"choices":[]}' }],
])('fails on %s', async (_what, behavior) => {
  provider.behave(behavior);
  await expect(generate()).rejects.toThrow();
});

test('times out when the provider does not respond', async () => {
  provider.behave('silent');
  await expect(generate(50)).rejects.toThrow(/timeout|aborted/i);
});
