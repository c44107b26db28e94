import { routineSchema } from '../routine/routine.server';
import type { Operation } from './operation';

const path = '/api/routine';

export const routineOperations: readonly Operation[] = [
  { method: 'get', path, summary: 'Your skincare routine', access: 'person' },
  {
    method: 'put',
    path,
    summary: 'Save your skincare routine in place of the one before',
    access: 'person',
    body: { schema: routineSchema, example: { morning: [1, 2], evening: [1, 3], owned: [1] } },
  },
];
