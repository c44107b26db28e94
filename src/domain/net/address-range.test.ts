import { expect, test } from 'vitest';
import { readAddressRange } from './address-range';

test.each([
  ['66.249.64.0/19', { address: '66.249.64.0', prefix: 19, family: 'ipv4' }],
  [' 10.1.2.3 ', { address: '10.1.2.3', prefix: 32, family: 'ipv4' }],
  ['2001:4860:4801::/48', { address: '2001:4860:4801::', prefix: 48, family: 'ipv6' }],
  ['::1', { address: '::1', prefix: 128, family: 'ipv6' }],
  ['0.0.0.0/0', { address: '0.0.0.0', prefix: 0, family: 'ipv4' }],
  ['10.0.0.0/33', null],
  ['::/129', null],
  ['10.0.0/8', null],
  ['10.0.0.1:80', null],
  ['googlebot.com', null],
  ['10.0.0.0/', null],
  ['', null],
])('%s is %j', (text, range) => {
  expect(readAddressRange(text)).toEqual(range);
});
