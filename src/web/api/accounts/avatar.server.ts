import type { Hono } from 'hono';
import {
  anonymousAvatarTooLarge,
  avatarSides,
  avatarTooLarge,
  maxAnonymousAvatarBytes,
  maxAvatarBytes,
} from '~/domain/accounts/avatar';
import { AppError } from '~/domain/app-error';
import {
  changeAvatar,
  removeAvatar,
  takeAvatarAllowance,
} from '~/usecases/accounts/change-avatar.server';
import { showAvatar } from '~/usecases/accounts/show-avatar.server';
import { receiveUpload } from '~/web/http/bodies/receive-upload.server';
import type { UploadSlots } from '~/web/http/limits/upload-slots.server';
import { visitorNetwork } from '~/web/http/limits/visitor-address.server';
import type { RequestEnv } from '~/web/http/request-env.server';
import { endpoint, privateEndpoint } from '../endpoint.server';
import { profileJson } from './profile-json';

const avatarUploadLimits = {
  account: {
    maxBytes: maxAvatarBytes,
    tooLarge: avatarTooLarge,
  },
  anonymous: {
    maxBytes: maxAnonymousAvatarBytes,
    tooLarge: anonymousAvatarTooLarge,
  },
};

/** The user's picture. The body is the file itself, regardless of its Content-Type. */
export function avatarApi(app: Hono<RequestEnv>, slots: UploadSlots): void {
  privateEndpoint(app, '/api/profile/avatar', {
    PUT: async (c, { id: userId, isAnonymous }) => {
      // Rate limits are checked before the body is read.
      const network = visitorNetwork(c);
      await takeAvatarAllowance(c.get('deps'), { userId, isAnonymous, network });
      const uploadLimit = isAnonymous ? avatarUploadLimits.anonymous : avatarUploadLimits.account;
      return receiveUpload(c, { slots, ...uploadLimit }, async (bytes) => {
        const profile = await changeAvatar(c.get('deps'), { userId, bytes, network });
        return c.json(profileJson(profile));
      });
    },
    DELETE: async (c, { id: userId }) => {
      return c.json(profileJson(await removeAvatar(c.get('deps'), { userId })));
    },
  });
}

/** /avatars/{name}/{512|128}.webp, for anyone who knows the name. Shared caches must not store it. */
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
