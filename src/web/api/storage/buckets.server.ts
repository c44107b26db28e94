import type { Hono } from 'hono';
import type { z } from 'zod';
import {
  changeBucket,
  createBucket,
  deleteBucket,
  emptyBucket,
  showBucket,
  showBuckets,
} from '~/usecases/storage/manage-buckets.server';
import type { RequestEnv } from '../../http/request-env.server';
import {
  bucketOf,
  readJson,
  readQuery,
  requireActor,
  requireWriter,
  type StorageService,
} from './storage-context.server';
import { bucketJson } from './storage-json';
import { bucketChangeSchema, bucketQuerySchema, newBucketSchema } from './storage-schemas';

/** Only the settings in the request; the others stay unchanged. */
function settingsOf(body: z.infer<typeof bucketChangeSchema>) {
  const { public: isPublic, file_size_limit: fileSizeLimit } = body;
  return {
    ...(isPublic !== undefined && { isPublic }),
    ...(fileSizeLimit !== undefined && { fileSizeLimit }),
    ...(body.allowed_mime_types !== undefined && { allowedMimeTypes: body.allowed_mime_types }),
    ...(body.person_access !== undefined && { personAccess: body.person_access }),
    ...(body.image_transformation !== undefined && {
      imageTransformation: body.image_transformation,
    }),
  };
}

/** Buckets: signed-in users see those that users may access; the service key manages them. */
export function bucketRoutes(app: Hono<RequestEnv>, path: string, service: StorageService): void {
  app.get(`${path}/bucket`, async (c) => {
    const actor = await requireActor(c, service);
    const { sortColumn: column, sortOrder: order, ...rest } = readQuery(c, bucketQuerySchema);
    const query = { ...rest, column, order };
    return c.json((await showBuckets(c.get('deps'), { actor, query })).map(bucketJson));
  });
  app.post(`${path}/bucket`, async (c) => {
    const actor = await requireWriter(c, service);
    const { id, name, type: _, ...body } = await readJson(c, newBucketSchema);
    await createBucket(c.get('deps'), { actor, id: id ?? name, settings: settingsOf(body) });
    return c.json({ name });
  });
  app.get(`${path}/bucket/:bucket`, async (c) => {
    const actor = await requireActor(c, service);
    const id = bucketOf(c);
    return c.json(bucketJson(await showBucket(c.get('deps'), { actor, id })));
  });
  app.put(`${path}/bucket/:bucket`, async (c) => {
    const actor = await requireWriter(c, service);
    const settings = settingsOf(await readJson(c, bucketChangeSchema));
    await changeBucket(c.get('deps'), { actor, id: bucketOf(c), settings });
    return c.json({ message: 'Successfully updated' });
  });
  app.post(`${path}/bucket/:bucket/empty`, async (c) => {
    const actor = await requireWriter(c, service);
    await emptyBucket(c.get('deps'), { actor, id: bucketOf(c) });
    // The message that the official clients expect.
    return c.json({
      message: 'Empty bucket has been queued. Completion may take up to an hour.',
    });
  });
  app.delete(`${path}/bucket/:bucket`, async (c) => {
    const actor = await requireWriter(c, service);
    await deleteBucket(c.get('deps'), { actor, id: bucketOf(c) });
    return c.json({ message: 'Successfully deleted' });
  });
}
