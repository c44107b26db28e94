import { afterAll } from 'vitest';
import { closeTestDatabases } from './test-database';

afterAll(closeTestDatabases);
