import type { Hono } from 'hono';
import { z } from 'zod';
import { idSchema } from '~/domain/input/input-types';
import { maxRoutineProducts } from '~/domain/routine/routine';
import { saveRoutine, showOwnRoutine } from '~/usecases/routine/manage-routine.server';
import { readBody } from '~/web/http/bodies/read-body.server';
import type { RequestEnv } from '~/web/http/request-env.server';
import { privateEndpoint } from '../endpoint.server';

const ids = (max: number) =>
  z.array(idSchema('must be a product id')).max(max, `must not exceed ${max}`);

/** The products of a routine. */
export const routineSchema = z.object({
  morning: ids(maxRoutineProducts),
  evening: ids(maxRoutineProducts),
  owned: ids(2 * maxRoutineProducts),
});

/** The user's skincare routine. */
export function routineApi(app: Hono<RequestEnv>): void {
  privateEndpoint(app, '/api/routine', {
    GET: async (c, { id: userId }) => c.json(await showOwnRoutine(c.get('deps'), { userId })),
    PUT: async (c, { id: userId }) => {
      const routine = await readBody(c, routineSchema);
      await saveRoutine(c.get('deps'), { userId, routine });
      return c.body(null, 204);
    },
  });
}
