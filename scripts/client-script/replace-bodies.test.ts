import { describe, expect, test } from 'vitest';
import { replaceBodies } from './replace-bodies.ts';

describe('replaceBodies', () => {
  test.each([
    ['a function', 'function f(a) { return a; }', 'function f(a) {0;}'],
    [
      'an inner function',
      'function g() { function f() { g(); } }',
      'function g() { function f() {0;} }',
    ],
    ['a function passed on', 'const f = memo((a) => { a(); });', 'const f = memo((a) => {0;});'],
    [
      'a named function passed on',
      'const g = memo(function f() { g(); });',
      'const g = memo(function f() {0;});',
    ],
    ['a class', 'var f = class extends C { g() {} };', 'var f = class extends C {0;};'],
  ])('%s', (_, code, expected) => {
    expect(replaceBodies(code, { f: '0;' })).toBe(expected);
  });

  test('a method of a prototype', () => {
    const code = 'function C() {}\nC.prototype.f = function () { return this; };';
    expect(replaceBodies(code, { 'C.prototype.f': '' })).toBe(
      'function C() {}\nC.prototype.f = function () {};',
    );
  });

  test('a function within another one that is replaced', () => {
    const code = 'function f() { function g() {} } f();';
    expect(replaceBodies(code, { f: '', g: '' })).toBe('function f() {} f();');
  });

  test.each([
    ['is missing', 'function g() {}', 'f was found 0 times.'],
    ['is ambiguous', 'function f() {} function g() { function f() {} }', 'f was found 2 times.'],
  ])('fails if a name %s', (_, code, message) => {
    expect(() => replaceBodies(code, { f: '' })).toThrow(message);
  });
});
