import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceTopic, readTopic } from './realtime-topic';

const testUserId = '0f8fad5b-d9cb-469f-a165-70867728950e';

test.each([
  ['price:1', { kind: 'price', productId: 1 }],
  ['price:999999999', { kind: 'price', productId: 999_999_999 }],
  [`person:${testUserId}`, { kind: 'person', userId: testUserId }],
  ['price:', null],
  ['price:0', null],
  ['price:01', null],
  ['price:1x', null],
  ['price:1\n', null],
  ['price:9999999999', null],
  ['person:', null],
  ['person:me', null],
  [`person:${testUserId.toUpperCase()}`, null],
  [`person:${testUserId}:more`, null],
  ['room1', null],
  ['', null],
])('the topic %j means %j', (name, topic) => {
  expect(readTopic(name)).toEqual(topic);
});

test('every product has a unique topic', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999 }), (productId) => {
      expect(readTopic(priceTopic(productId))).toEqual({ kind: 'price', productId });
    }),
  );
});
