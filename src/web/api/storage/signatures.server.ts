import type { Hono } from 'hono';
import {
  openUpload,
  signDownload,
  signDownloads,
  signUpload,
} from '~/usecases/storage/signed-urls.server';
import { takeStorageAllowance } from '~/usecases/storage/take-storage-allowance.server';
import { visitorNetwork } from '~/web/http/limits/visitor-address.server';
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
import { signManySchema, signSchema } from './storage-schemas';

const notReadable = 'Either the object does not exist or you do not have access to it';

/** Signed URLs grant download or upload of one object for a limited time. */
export function signatureRoutes(
  app: Hono<RequestEnv>,
  path: string,
  service: StorageService,
): void {
  const object = ':bucket/:objectName{.+}';

  app.post(`${path}/object/upload/sign/${object}`, async (c) => {
    const actor = await requireWriter(c, service);
    const place = objectLocationOf(c);
    const isUpsert = c.req.header('x-upsert') === 'true';
    const token = await signUpload(c.get('deps'), actor, { place, isUpsert });
    const url = `/object/upload/sign/${place.bucketId}/${place.name}?token=${token}`;
    return c.json({ url, token });
  });
  app.put(`${path}/object/upload/sign/${object}`, async (c) => {
    c.header('Cache-Control', 'no-store');
    const place = objectLocationOf(c);
    const token = c.req.query('token') ?? '';
    const permit = await openUpload(c.get('deps'), { token, place });
    await takeStorageAllowance(c.get('deps'), permit.actor, visitorNetwork(c));
    await receiveObject(c, service.slots, permit);
    return c.json({ Key: `${place.bucketId}/${place.name}` });
  });
  app.post(`${path}/object/sign/:bucket`, async (c) => {
    const actor = await requireActor(c, service);
    const bucketId = bucketOf(c);
    const { expiresIn, paths } = await readJson(c, signManySchema);
    const tokens = await signDownloads(c.get('deps'), actor, { bucketId, names: paths, expiresIn });
    return c.json(
      paths.map((name) => {
        const token = tokens.get(name);
        return token
          ? {
              error: null,
              path: name,
              signedURL: `/object/sign/${bucketId}/${name}?token=${token}`,
            }
          : { error: notReadable, path: name, signedURL: null };
      }),
    );
  });
  app.post(`${path}/object/sign/${object}`, async (c) => {
    const actor = await requireActor(c, service);
    const place = objectLocationOf(c);
    const { expiresIn, transform } = await readJson(c, signSchema);
    const token = await signDownload(c.get('deps'), actor, { place, expiresIn, transform });
    const kind = transform ? 'render/image/sign' : 'object/sign';
    return c.json({ signedURL: `/${kind}/${place.bucketId}/${place.name}?token=${token}` });
  });
}
