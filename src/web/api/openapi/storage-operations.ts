import {
  bucketChangeSchema,
  listSchema,
  moveSchema,
  newBucketSchema,
  pageSchema,
  removeSchema,
  signManySchema,
  signSchema,
} from '../storage/storage-schemas';
import { type Operation, textParameter } from './operation';

const base = '/storage/v1';
const bucket = { bucket: textParameter };
/** May contain slashes, which OpenAPI cannot express. */
const object = { ...bucket, objectName: textParameter };
const download = ['download', 'Send as a download, optionally with this name'] as const;
const token = ['token', 'The token of the signed URL'] as const;
const size = [
  ['width', 'Width in pixels'],
  ['height', 'Height in pixels'],
  ['resize', 'cover, contain or fill'],
  ['quality', '20 to 100'],
  ['format', 'origin, webp or avif'],
] as const;
const moveExample = { bucketId: 'files', sourceKey: 'a.txt', destinationKey: 'b.txt' };

function readOperation(
  kind: string,
  summary: string,
  more: Pick<Operation, 'access' | 'query'>,
): Operation {
  const path = `${base}/${kind}/{bucket}/{objectName}`;
  return { method: 'get', path, summary, inPath: object, ...more };
}

const bucketOperations: readonly Operation[] = [
  {
    method: 'get',
    path: `${base}/bucket`,
    summary: 'List the buckets you can access',
    access: 'person',
    query: [
      ['limit', 'Maximum number of buckets'],
      ['offset', 'Buckets to skip'],
      ['search', 'Part of the name'],
      ['sortColumn', 'id, name, created_at or updated_at'],
      ['sortOrder', 'asc or desc'],
    ],
  },
  {
    method: 'post',
    path: `${base}/bucket`,
    summary: 'Create a bucket',
    access: 'service',
    body: { schema: newBucketSchema, example: { name: 'photos', public: false } },
  },
  {
    method: 'get',
    path: `${base}/bucket/{bucket}`,
    summary: 'A bucket',
    access: 'person',
    inPath: bucket,
  },
  {
    method: 'put',
    path: `${base}/bucket/{bucket}`,
    summary: 'Change settings of a bucket',
    access: 'service',
    inPath: bucket,
    body: {
      schema: bucketChangeSchema,
      example: { public: false, file_size_limit: '5mb', allowed_mime_types: ['image/*'] },
    },
  },
  {
    method: 'post',
    path: `${base}/bucket/{bucket}/empty`,
    summary: 'Delete all objects of a bucket',
    access: 'service',
    inPath: bucket,
  },
  {
    method: 'delete',
    path: `${base}/bucket/{bucket}`,
    summary: 'Delete an empty bucket',
    access: 'service',
    inPath: bucket,
  },
  ...(['{bucket}', '{bucket}/{objectName}'] as const).map(
    (rest): Operation => ({
      method: 'delete',
      path: `${base}/cdn/${rest}`,
      summary: 'Does nothing: there is no CDN',
      access: 'service',
      inPath: rest === '{bucket}' ? bucket : object,
    }),
  ),
];

const objectOperations: readonly Operation[] = [
  {
    method: 'post',
    path: `${base}/object/list/{bucket}`,
    summary: 'One folder level of a bucket',
    access: 'person',
    inPath: bucket,
    body: {
      schema: listSchema,
      example: { prefix: '', limit: 100, offset: 0, sortBy: { column: 'name', order: 'asc' } },
    },
  },
  {
    method: 'post',
    path: `${base}/object/list-v2/{bucket}`,
    summary: 'All objects below a prefix, in pages',
    access: 'person',
    inPath: bucket,
    body: { schema: pageSchema, example: { prefix: '', limit: 10, with_delimiter: true } },
  },
  {
    method: 'post',
    path: `${base}/object/move`,
    summary: 'Give an object another name or bucket',
    access: 'person',
    body: { schema: moveSchema, example: { ...moveExample, sourceKey: 'none.txt' } },
  },
  {
    method: 'post',
    path: `${base}/object/copy`,
    summary: 'Copy an object',
    access: 'person',
    body: { schema: moveSchema, example: moveExample },
  },
  {
    method: 'delete',
    path: `${base}/object/{bucket}`,
    summary: 'Remove objects',
    access: 'person',
    inPath: bucket,
    body: { schema: removeSchema, example: { prefixes: ['b.txt'] } },
  },
  ...(['post', 'put'] as const).map(
    (method): Operation => ({
      method,
      path: `${base}/object/{bucket}/{objectName}`,
      summary: method === 'post' ? 'Upload an object' : 'Upload or replace an object',
      access: 'person',
      inPath: object,
      file: 'application/octet-stream',
    }),
  ),
  {
    method: 'delete',
    path: `${base}/object/{bucket}/{objectName}`,
    summary: 'Remove an object',
    access: 'person',
    inPath: object,
  },
];

const signatureOperations: readonly Operation[] = [
  {
    method: 'post',
    path: `${base}/object/sign/{bucket}`,
    summary: 'Sign download URLs',
    access: 'person',
    inPath: bucket,
    body: { schema: signManySchema, example: { expiresIn: 60, paths: ['a.txt'] } },
  },
  {
    method: 'post',
    path: `${base}/object/sign/{bucket}/{objectName}`,
    summary: 'Sign a download URL',
    access: 'person',
    inPath: object,
    body: { schema: signSchema, example: { expiresIn: 60, transform: { width: 200 } } },
  },
  {
    method: 'post',
    path: `${base}/object/upload/sign/{bucket}/{objectName}`,
    summary: 'Sign an upload URL',
    access: 'person',
    inPath: object,
  },
  {
    method: 'put',
    path: `${base}/object/upload/sign/{bucket}/{objectName}`,
    summary: 'Upload with a signed URL',
    access: 'anyone',
    inPath: object,
    query: [token],
    file: 'application/octet-stream',
  },
];

const person = { access: 'person', query: [download] } as const;
const anyone = { access: 'anyone', query: [download] } as const;
const signed = { access: 'anyone', query: [token, download] } as const;

const downloadOperations: readonly Operation[] = [
  readOperation('object', 'Download an object', person),
  readOperation('object/authenticated', 'Download an object', person),
  readOperation('object/public', 'Download an object of a public bucket', anyone),
  readOperation('object/sign', 'Download an object with a signed URL', signed),
  readOperation('object/info', 'About an object', { access: 'person' }),
  readOperation('object/info/authenticated', 'About an object', { access: 'person' }),
  readOperation('object/info/public', 'About an object of a public bucket', { access: 'anyone' }),
  readOperation('render/image/authenticated', 'A resized image', { access: 'person', query: size }),
  readOperation('render/image/public', 'A resized image of a public bucket', {
    access: 'anyone',
    query: size,
  }),
  readOperation('render/image/sign', 'A resized image with a signed URL', signed),
];

export const storageOperations: readonly Operation[] = [
  ...bucketOperations,
  ...objectOperations,
  ...signatureOperations,
  ...downloadOperations,
];
