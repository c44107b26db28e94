import type { Hono } from 'hono';
import { AppError } from '~/domain/app-error';
import {
  chooseAlertSetting,
  showAlertSetting,
} from '~/usecases/alerts/choose-alert-setting.server';
import { chooseSavedDrops } from '~/usecases/alerts/choose-saved-drops.server';
import {
  addPushDevice,
  removePushDevice,
  showPushDevices,
} from '~/usecases/alerts/notify/push-devices.server';
import { unsubscribeAlerts } from '~/usecases/alerts/unsubscribe-alerts.server';
import { readBody } from '~/web/http/bodies/read-body.server';
import { readForm } from '~/web/http/bodies/read-form.server';
import type { RequestEnv } from '~/web/http/request-env.server';
import type { AlertSettingJson } from '~/web/shared/alerts/alert-json';
import {
  alertSettingSchema,
  pushDeviceSchema,
  pushEndpointSchema,
  savedDropsSchema,
} from '~/web/shared/alerts/alert-schemas';
import { privateEndpoint } from '../endpoint.server';

/** When and where a user gets price alerts. */
export function alertSettingsApi(app: Hono<RequestEnv>): void {
  privateEndpoint(app, '/api/alerts/settings', {
    GET: async (c, { id: userId }) => {
      return c.json(settingJson(await showAlertSetting(c.get('deps'), { userId })));
    },
    PUT: async (c, { id: userId, email }) => {
      const body = await readBody(c, alertSettingSchema);
      const setting = await chooseAlertSetting(c.get('deps'), { ...body, userId, email });
      return c.json(settingJson(setting));
    },
  });
  privateEndpoint(app, '/api/alerts/saved-drops', {
    PUT: async (c, { id: userId, email }) => {
      const body = await readBody(c, savedDropsSchema);
      await chooseSavedDrops(c.get('deps'), { ...body, userId, email });
      return c.json(settingJson(await showAlertSetting(c.get('deps'), { userId })));
    },
  });
  privateEndpoint(app, '/api/alerts/devices', {
    // The VAPID key for subscribing this browser, and the devices already subscribed.
    GET: async (c, { id: userId }) => {
      return c.json(await showPushDevices(c.get('deps'), { userId }));
    },
    POST: async (c, { id: userId, email }) => {
      const { endpoint: address, keys } = await readBody(c, pushDeviceSchema);
      await addPushDevice(c.get('deps'), { userId, email, endpoint: address, ...keys });
      return c.body(null, 204);
    },
    DELETE: async (c, { id: userId }) => {
      const { endpoint: address } = await readBody(c, pushEndpointSchema);
      await removePushDevice(c.get('deps'), { userId, endpoint: address });
      return c.body(null, 204);
    },
  });
  unsubscribeByLink(app);
}

/**
 * The unsubscribe link in emails. GET only shows a button, so that link scanners change nothing. The
 * button, or the email program's own one (RFC 8058), sends this request; the token in the URL is the
 * proof.
 */
function unsubscribeByLink(app: Hono<RequestEnv>): void {
  app.post('/alerts/unsubscribe', async (c) => {
    const form = await readForm(c.req.raw).catch(() => null);
    const isOneClick = form?.has('List-Unsubscribe') ?? false;
    c.header('Cache-Control', 'no-store');
    try {
      const token = c.req.query('token') ?? '';
      const purpose = await unsubscribeAlerts(c.get('deps'), { token });
      // One-click clients do not follow redirects.
      if (isOneClick) return c.text('You will no longer get these emails.\n');
      return c.redirect(`/alerts/unsubscribed/${purpose}`, 303);
    } catch (error) {
      if (isOneClick || !isBrokenLink(error)) throw error;
      // Without a token, the page says that the link is incomplete.
      return c.redirect('/alerts/unsubscribe', 303);
    }
  });
}

const isBrokenLink = (error: unknown) => error instanceof AppError && error.code === 'bad_request';

const settingJson = (setting: AlertSettingJson): AlertSettingJson => ({
  mail: setting.mail,
  timeZone: setting.timeZone,
  quietFrom: setting.quietFrom,
  quietTo: setting.quietTo,
  digestAt: setting.digestAt,
  savedDrops: setting.savedDrops,
  push: setting.push,
});
