import type { Hono } from 'hono';
import { deletePerson } from '~/usecases/accounts/delete-person.server';
import {
  ensureProfile,
  renameProfile,
  showProfile,
} from '~/usecases/accounts/manage-profile.server';
import { readBody } from '~/web/http/bodies/read-body.server';
import type { RequestEnv } from '~/web/http/request-env.server';
import { privateEndpoint } from '../endpoint.server';
import { profileJson } from './profile-json';
import { newProfileSchema, renameProfileSchema } from './profile-schemas';

export function profileApi(app: Hono<RequestEnv>): void {
  privateEndpoint(app, '/api/profile', {
    GET: async (c, person) => {
      return c.json(profileJson(await showProfile(c.get('deps'), { userId: person.id })));
    },
    // Called after the first sign-in; idempotent.
    POST: async (c, { id, email }) => {
      const body = await readBody(c, newProfileSchema);
      const input = { userId: id, email, username: body.username };
      const { profile, created } = await ensureProfile(c.get('deps'), input);
      return c.json(profileJson(profile), created ? 201 : 200);
    },
    PATCH: async (c, person) => {
      const body = await readBody(c, renameProfileSchema);
      const profile = await renameProfile(c.get('deps'), { ...body, userId: person.id });
      return c.json(profileJson(profile));
    },
    // Deletes the account and all its data. Requires a recent sign-in.
    DELETE: async (c, { id: userId, email, aal, provenAt }) => {
      const input = { userId, email, aal, provenAt };
      const { accountKept } = await deletePerson(c.get('deps'), input);
      // As on sign-out, the browser drops its private cache.
      c.header('Clear-Site-Data', '"cache"');
      return c.json({ account_kept: accountKept });
    },
  });
}
