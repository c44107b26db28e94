import {
  alertChangeSchema,
  alertSettingSchema,
  newAlertSchema,
  pushDeviceSchema,
  pushEndpointSchema,
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

/** A person's price alerts. */
export const alertOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/alerts',
    summary: 'One page of alerts',
    access: 'person',
    query: [['page', 'From 1', { type: 'integer', minimum: 1 }], [...product]],
  },
  {
    method: 'post',
    path: '/api/alerts',
    summary: 'Make an alert',
    access: 'person',
    status: 201,
    body: {
      schema: newAlertSchema,
      example: { ...alert, productId: 1, timeZone: 'America/New_York' },
    },
  },
  { method: 'get', path: '/api/alerts/count', summary: 'How many there are', access: 'person' },
  {
    method: 'get',
    path: '/api/alerts/options',
    summary: 'What can be waited for at a product',
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
    path: '/api/alerts/settings',
    summary: 'When a person is told',
    access: 'person',
  },
  {
    method: 'put',
    path: '/api/alerts/settings',
    summary: 'Choose when a person is told',
    access: 'person',
    body: { schema: alertSettingSchema, example: setting },
  },
  {
    method: 'get',
    path: '/api/alerts/devices',
    summary: 'Which browsers are told',
    access: 'person',
  },
  {
    method: 'post',
    path: '/api/alerts/devices',
    summary: 'Tell this browser',
    access: 'person',
    status: 204,
    body: { schema: pushDeviceSchema, example: { endpoint, keys } },
  },
  {
    method: 'delete',
    path: '/api/alerts/devices',
    summary: 'Stop telling this browser',
    access: 'person',
    status: 204,
    body: { schema: pushEndpointSchema, example: { endpoint } },
  },
];
