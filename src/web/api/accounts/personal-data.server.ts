import type { Hono } from 'hono';
import type { PrivacySettings } from '~/domain/accounts/privacy-settings';
import { utcDay } from '~/domain/utc-day';
import { countPersonItems } from '~/usecases/accounts/count-person-items.server';
import { exportPerson } from '~/usecases/accounts/export-person.server';
import {
  changePrivacySettings,
  showPrivacySettings,
} from '~/usecases/accounts/manage-privacy-settings.server';
import { readBody } from '~/web/http/bodies/read-body.server';
import type { RequestEnv } from '~/web/http/request-env.server';
import { privateEndpoint } from '../endpoint.server';
import { privacyChangeSchema } from './profile-schemas';

export function personalDataApi(app: Hono<RequestEnv>): void {
  privateEndpoint(app, '/api/profile/counts', {
    GET: async (c, { id: userId }) => {
      const { favorites, priceAlerts } = await countPersonItems(c.get('deps'), { userId });
      return c.json({ favorites, price_alerts: priceAlerts });
    },
  });
  privateEndpoint(app, '/api/profile/privacy', {
    GET: async (c, { id: userId }) => {
      return c.json(settingsJson(await showPrivacySettings(c.get('deps'), { userId })));
    },
    PATCH: async (c, { id: userId, email }) => {
      const body = await readBody(c, privacyChangeSchema);
      const changes = omitUndefined({
        newsletter: body.newsletter,
        alertMails: body.alert_mails,
        helpfulMails: body.helpful_mails,
        reviewRequestMails: body.review_request_mails,
        storeVisits: body.store_visits,
        productAnalytics: body.product_analytics,
      });
      return c.json(
        settingsJson(await changePrivacySettings(c.get('deps'), { userId, email, changes })),
      );
    },
  });
  privateEndpoint(app, '/api/profile/export', {
    GET: async (c, { id: userId, email }) => {
      const data = await exportPerson(c.get('deps'), { userId, email });
      const day = utcDay(c.get('deps').clock.now());
      return c.body(`${JSON.stringify(data, null, 2)}\n`, 200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="my-data-${day}.json"`,
      });
    },
  });
}

const settingNames = [
  'newsletter',
  'alertMails',
  'helpfulMails',
  'reviewRequestMails',
  'storeVisits',
  'productAnalytics',
] as const satisfies (keyof PrivacySettings)[];

function omitUndefined(requested: Record<keyof PrivacySettings, boolean | undefined>) {
  const changes: Partial<PrivacySettings> = {};
  for (const name of settingNames) {
    const value = requested[name];
    if (value !== undefined) changes[name] = value;
  }
  return changes;
}

function settingsJson(settings: PrivacySettings) {
  return {
    newsletter: settings.newsletter,
    alert_mails: settings.alertMails,
    helpful_mails: settings.helpfulMails,
    review_request_mails: settings.reviewRequestMails,
    store_visits: settings.storeVisits,
    product_analytics: settings.productAnalytics,
  };
}
