import {
  alertChangeSchema,
  alertSettingSchema,
  newAlertSchema,
  pushDeviceSchema,
  pushEndpointSchema,
  savedDropsSchema,
} from '~/web/shared/alerts/alert-schemas';
import { idParameter, type Operation, uuidParameter } from './operation';

const alert = { kind: 'price-below', price: 19, percent: null, store: null, withShipping: false };
const endpoint = 'https://fcm.googleapis.com/fcm/send/example';
const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
const setting = {
  mail: true,
  timeZone: 'America/New_York',
  quietFrom: 1_320,
  quietTo: 420,
  digestAt: null,
};
const product = ['product', 'The id of a product', idParameter] as const;

export const alertOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/alerts',
    summary: 'List alerts',
    access: 'person',
    query: [['page', 'From 1', { type: 'integer', minimum: 1 }], [...product]],
  },
  {
    method: 'post',
    path: '/api/alerts',
    summary: 'Create an alert',
    access: 'person',
    status: 201,
    body: {
      schema: newAlertSchema,
      example: { ...alert, productId: 1, timeZone: 'America/New_York' },
    },
  },
  { method: 'get', path: '/api/alerts/count', summary: 'Count alerts', access: 'person' },
  {
    method: 'get',
    path: '/api/alerts/options',
    summary: 'Alert options for a product',
    access: 'person',
    query: [[...product]],
  },
  {
    method: 'patch',
    path: '/api/alerts/{id}',
    summary: 'Change or pause an alert',
    access: 'person',
    inPath: { id: uuidParameter },
    body: { schema: alertChangeSchema, example: alert },
    conflict: 'There is already an alert of this kind for this store',
  },
  {
    method: 'delete',
    path: '/api/alerts/{id}',
    summary: 'Delete an alert',
    access: 'person',
    inPath: { id: uuidParameter },
    status: 204,
  },
  {
    method: 'get',
    path: '/api/alerts/summaries',
    summary: 'Summaries of the alerts for several products',
    access: 'person',
    query: [['products', 'Product ids, separated by commas', { type: 'string' }]],
  },
  {
    method: 'post',
    path: '/api/alerts/{id}/restore',
    summary: 'Undo the deletion of an alert',
    access: 'person',
    inPath: { id: uuidParameter },
  },
  {
    method: 'put',
    path: '/api/alerts/saved-drops',
    summary: 'Turn alerts about price drops on saved products on or off',
    access: 'person',
    body: { schema: savedDropsSchema, example: { on: true, timeZone: 'America/New_York' } },
  },
  {
    method: 'get',
    path: '/api/alerts/settings',
    summary: 'Get notification settings',
    access: 'person',
  },
  {
    method: 'put',
    path: '/api/alerts/settings',
    summary: 'Change notification settings',
    access: 'person',
    body: { schema: alertSettingSchema, example: setting },
  },
  {
    method: 'get',
    path: '/api/alerts/devices',
    summary: 'List browsers with push notifications',
    access: 'person',
  },
  {
    method: 'post',
    path: '/api/alerts/devices',
    summary: 'Turn on push notifications in this browser',
    access: 'person',
    status: 204,
    body: { schema: pushDeviceSchema, example: { endpoint, keys } },
  },
  {
    method: 'delete',
    path: '/api/alerts/devices',
    summary: 'Turn off push notifications in this browser',
    access: 'person',
    status: 204,
    body: { schema: pushEndpointSchema, example: { endpoint } },
  },
];
