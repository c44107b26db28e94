import { afterAll, afterEach, beforeEach } from 'vitest';
import { closeTestDatabases, countTestDatabases } from './test-database';

let openBefore = 0;
beforeEach(() => {
  openBefore = countTestDatabases();
});
// Databases that a test or a `beforeEach` opened belong to that test only.
afterEach(() => closeTestDatabases(openBefore));
afterAll(() => closeTestDatabases());
