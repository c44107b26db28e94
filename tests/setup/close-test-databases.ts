import { afterAll, afterEach, beforeEach } from 'vitest';
import { closeTestDatabases, countTestDatabases } from './test-database';

let openBefore = 0;
beforeEach(() => {
  openBefore = countTestDatabases();
});
// What a test or a `beforeEach` opened is for that test alone.
afterEach(() => closeTestDatabases(openBefore));
afterAll(() => closeTestDatabases());
