import type { Hono } from 'hono';
import { storageErrors } from '~/domain/storage/storage-error';
import { storageLimits } from '~/domain/storage/storage-limits';
import { checkObjectName } from '~/usecases/storage/actor.server';
import { listFolder, listPage } from '~/usecases/storage/list-objects.server';
import { copyObject, moveObject } from '~/usecases/storage/move-object.server';
import { removeObjects } from '~/usecases/storage/remove-objects.server';
import { permitUpload } from '~/usecases/storage/upload-object.server';
import type { RequestEnv } from '../../http/request-env.server';
import { receiveObject } from './read-upload.server';
import {
  bucketOf,
  objectLocationOf,
  readJson,
  requireActor,
  requireWriter,
  type StorageService,
} from './storage-context.server';
import { folderJson, objectJson } from './storage-json';
import { listSchema, moveSchema, pageSchema, removeSchema } from './storage-schemas';

const clampPageSize = (limit: number) => Math.min(limit, storageLimits.maxListed);

export function objectRoutes(app: Hono<RequestEnv>, path: string, service: StorageService): void {
  app.post(`${path}/object/list/:bucket`, async (c) => {
    const actor = await requireActor(c, service);
    const { sortBy, limit, ...query } = await readJson(c, listSchema);
    const folder = query.prefix.replace(/^\/+/, '');
    const prefix = folder === '' || folder.endsWith('/') ? folder : `${folder}/`;
    const bucketId = bucketOf(c);
    const entries = await listFolder(c.get('deps'), actor, {
      ...query,
      ...sortBy,
      bucketId,
      prefix,
      limit: clampPageSize(limit),
    });
    return c.json(
      entries.map((entry) =>
        'folder' in entry
          ? folderJson(entry.folder.slice(prefix.length, -1))
          : objectJson(entry.object, entry.object.name.slice(prefix.length)),
      ),
    );
  });
  app.post(`${path}/object/list-v2/:bucket`, async (c) => {
    const actor = await requireActor(c, service);
    const { sortBy, limit, with_delimiter, ...query } = await readJson(c, pageSchema);
    const { entries, nextCursor } = await listPage(c.get('deps'), actor, {
      bucketId: bucketOf(c),
      prefix: query.prefix,
      cursor: query.cursor,
      withFolders: with_delimiter,
      ...sortBy,
      limit: clampPageSize(limit),
    });
    const key = (name: string) => name.replace(/\/$/, '').split('/').at(-1) ?? '';
    return c.json({
      hasNext: nextCursor !== null,
      ...(nextCursor !== null && { nextCursor }),
      folders: entries.flatMap((entry) =>
        'folder' in entry ? [{ key: key(entry.folder), name: entry.folder }] : [],
      ),
      objects: entries.flatMap((entry) =>
        'object' in entry ? [{ key: key(entry.object.name), ...objectJson(entry.object) }] : [],
      ),
    });
  });
  app.post(`${path}/object/move`, async (c) => {
    const actor = await requireWriter(c, service);
    const places = toMoveLocations(await readJson(c, moveSchema));
    const moved = await moveObject(c.get('deps'), actor, places);
    return c.json({ message: 'Successfully moved', Id: moved.id, Key: moved.name });
  });
  app.post(`${path}/object/copy`, async (c) => {
    const actor = await requireWriter(c, service);
    const places = toMoveLocations(await readJson(c, moveSchema));
    const isUpsert = c.req.header('x-upsert') === 'true';
    const { id } = await copyObject(c.get('deps'), actor, { ...places, isUpsert });
    const { bucketId, name } = places.to;
    return c.json({ Id: id, Key: `${bucketId}/${name}`, id, name, bucket_id: bucketId });
  });
  app.delete(`${path}/object/:bucket`, async (c) => {
    const actor = await requireWriter(c, service);
    const { prefixes } = await readJson(c, removeSchema);
    const bucketId = bucketOf(c);
    const removed = await removeObjects(c.get('deps'), actor, { bucketId, names: prefixes });
    return c.json(removed.map((object) => objectJson(object)));
  });
}

/** Uploads and deletes one object. Registered last, because these paths start with a bucket name. */
export function uploadRoutes(app: Hono<RequestEnv>, path: string, service: StorageService): void {
  app.on(['POST', 'PUT'], `${path}/object/:bucket/:objectName{.+}`, async (c) => {
    const actor = await requireWriter(c, service);
    const place = objectLocationOf(c);
    const isUpsert = c.req.method === 'PUT' || c.req.header('x-upsert') === 'true';
    const permit = await permitUpload(c.get('deps'), { actor, place, isUpsert });
    const id = await receiveObject(c, service.slots, permit);
    return c.json({ Id: id, Key: `${place.bucketId}/${place.name}` });
  });
  app.delete(`${path}/object/:bucket/:objectName{.+}`, async (c) => {
    const actor = await requireWriter(c, service);
    const { bucketId, name } = objectLocationOf(c);
    checkObjectName(name);
    const removed = await removeObjects(c.get('deps'), actor, { bucketId, names: [name] });
    if (removed.length === 0) throw storageErrors.noObject();
    return c.json({ message: 'Successfully deleted' });
  });
}

function toMoveLocations(body: {
  bucketId: string;
  sourceKey: string;
  destinationBucket?: string | undefined;
  destinationKey: string;
}) {
  const { bucketId, sourceKey, destinationBucket = bucketId, destinationKey } = body;
  return {
    from: { bucketId, name: sourceKey },
    to: { bucketId: destinationBucket, name: destinationKey },
  };
}
