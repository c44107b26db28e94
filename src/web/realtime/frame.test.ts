import fc from 'fast-check';
import { expect, test } from 'vitest';
import { protocolVersions, readFrame, writeFrame } from './frame';

const anyName = fc.string({ minLength: 1, maxLength: 60 });
const anyRef = fc.option(fc.string({ maxLength: 20 }));
const anyKey = fc.string().filter((key) => key !== '__proto__');
const anyFrame = fc.record({
  joinRef: anyRef,
  ref: anyRef,
  topic: anyName,
  event: anyName,
  payload: fc.dictionary(anyKey, fc.jsonValue()),
});

test.each(protocolVersions)('a frame written in %s is parsed back unchanged', (version) => {
  fc.assert(
    fc.property(anyFrame, (frame) => {
      // JSON has no -0.
      const plain = JSON.parse(JSON.stringify(frame));
      const read = readFrame(Buffer.from(writeFrame(plain, version)), false, version);
      expect(JSON.stringify(read)).toBe(JSON.stringify(plain));
    }),
  );
});

test.each(protocolVersions)(
  '%s parses any bytes as a frame or null and never throws',
  (version) => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), fc.boolean(), (bytes, isBinary) => {
        const frame = readFrame(Buffer.from(bytes), isBinary, version);
        expect(frame === null || frame.topic.length > 0).toBe(true);
      }),
    );
  },
);

test('parses a binary broadcast field by field', () => {
  const [joinRef, ref, topic, event] = ['1', '22', 'realtime:price:1', 'señal'];
  const fields = [joinRef, ref, topic, event, ''].map((text) => Buffer.from(text));
  const bytes = Buffer.concat([
    Buffer.from([3, ...fields.map(({ length }) => length), 1]),
    ...fields,
    Buffer.from('{"a":1}'),
  ]);
  expect(readFrame(bytes, true, '2.0.0')).toEqual({
    joinRef,
    ref,
    topic,
    event: 'broadcast',
    payload: { type: 'broadcast', event, payload: { a: 1 } },
  });
  expect(readFrame(bytes, true, '1.0.0')).toBeNull();
  expect(readFrame(bytes.subarray(0, 20), true, '2.0.0')).toBeNull();
});
