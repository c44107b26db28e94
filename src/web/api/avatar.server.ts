import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { AppError } from '~/domain/app-error';
import { avatarSides, mostAvatarBytes } from '~/domain/avatar';
import { changeAvatar, removeAvatar } from '~/usecases/change-avatar.server';
import { showAvatar } from '~/usecases/show-avatar.server';
import type { RequestEnv } from '../http/request-env.server';
import { endpoint } from './endpoint.server';
import { profileJson } from './profile-json';
import { requirePerson } from './require-person.server';

/** A person's own picture: the body is the file itself, whatever its type says. */
export function avatarApi(app: Hono<RequestEnv>): void {
  const path = '/api/profile/avatar';
  // Who asks comes before what they send: nobody sends us megabytes without a name.
  app.on('PUT', path, async (c, next) => {
    await requirePerson(c);
    await next();
  });
  app.use(path, bodyLimit({ maxSize: mostAvatarBytes, onError: tooLarge }));
  endpoint(app, path, {
    PUT: async (c) => {
      const { id: userId } = await requirePerson(c);
      const bytes = new Uint8Array(await c.req.arrayBuffer());
      return c.json(profileJson(await changeAvatar(c.get('deps'), { userId, bytes })));
    },
    DELETE: async (c) => {
      const { id: userId } = await requirePerson(c);
      return c.json(profileJson(await removeAvatar(c.get('deps'), { userId })));
    },
  });
}

function tooLarge(c: Context): never {
  // The rest of the picture would be taken for the next request.
  c.header('Connection', 'close');
  throw new AppError('body_too_large', {
    message: 'That picture is larger than 8 MiB, our limit.',
  });
}

/** /avatars/{name}/{512|128}.webp, for whoever knows the name. Never kept by anything in between. */
export function avatarPictures(app: Hono<RequestEnv>): void {
  endpoint(app, '/avatars/:name/:file', {
    GET: async (c) => {
      const side = avatarSides.find((known) => c.req.param('file') === `${known}.webp`);
      const avatar = c.req.param('name') ?? '';
      if (!side) throw new AppError('not_found', { message: 'There is no such picture.' });
      const bytes = await showAvatar(c.get('deps'), { avatar, side });
      return c.body(new Uint8Array(bytes), 200, {
        'Content-Type': 'image/webp',
        'Content-Length': String(bytes.length),
        'Cache-Control': 'private, max-age=31536000, immutable',
        'X-Robots-Tag': 'noindex',
      });
    },
  });
}
