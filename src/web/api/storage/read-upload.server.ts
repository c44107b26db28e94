import type { Context } from 'hono';
import { z } from 'zod';
import { findUnstorable } from '~/domain/input/storable';
import { storageErrors } from '~/domain/storage/storage-error';
import { storageLimits } from '~/domain/storage/storage-limits';
import { readCacheControl } from '~/domain/storage/storage-object';
import {
  type Upload,
  type UploadPermit,
  uploadObject,
} from '~/usecases/storage/upload-object.server';
import { multipartBoundary } from '~/web/http/bodies/form-parts.server';
import { readForm } from '~/web/http/bodies/read-form.server';
import { receiveUpload } from '~/web/http/bodies/receive-upload.server';
import type { UploadSlots } from '~/web/http/limits/upload-slots.server';
import type { RequestEnv } from '../../http/request-env.server';

/** Receives a file as a plain body or in a form, stores it and returns the object's id. */
export async function receiveObject(
  c: Context<RequestEnv>,
  slots: UploadSlots,
  permit: UploadPermit,
): Promise<string> {
  const contentType = c.req.header('content-type') ?? '';
  const isForm = multipartBoundary(contentType) !== null;
  const extra = isForm ? storageLimits.maxFormOverheadBytes + storageLimits.maxMetadataBytes : 0;
  const tooLarge = storageErrors.tooLarge().message;
  const receiving = { slots, maxBytes: permit.maxBytes + extra, tooLarge };
  return receiveUpload(c, receiving, async (body) => {
    const upload = isForm ? await readFormUpload(body, contentType) : readPlainUpload(c, body);
    return uploadObject(c.get('deps'), permit, upload);
  });
}

function readPlainUpload(c: Context<RequestEnv>, bytes: Uint8Array): Upload {
  const encoded = c.req.header('x-metadata');
  return {
    bytes,
    contentType: contentTypeOf(c.req.header('content-type')),
    cacheControl: readCacheControl(c.req.header('cache-control')),
    metadata: readMetadata(encoded && Buffer.from(encoded, 'base64').toString()),
  };
}

async function readFormUpload(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<Upload> {
  const request = new Request('http://form', {
    method: 'POST',
    headers: { 'Content-Type': contentType },
    body,
  });
  const form = await readForm(request);
  const file = [...form.values()].find((value) => value instanceof File);
  if (!file) throw storageErrors.invalid('No content provided');
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    contentType: contentTypeOf(textOf('contentType') ?? file.type),
    cacheControl: readCacheControl(textOf('cacheControl')),
    metadata: readMetadata(textOf('metadata')),
  };
}

const maxTypeLength = 200;

function contentTypeOf(given: string | undefined): string {
  const type = given?.trim() || 'application/octet-stream';
  if (type.length > maxTypeLength || /[^\x20-\x7e]/.test(type)) {
    throw storageErrors.mimeType(type.slice(0, 100));
  }
  return type;
}

const metadataSchema = z.record(z.string(), z.unknown());

function readMetadata(text: string | undefined): Record<string, unknown> {
  if (!text) return {};
  if (text.length > storageLimits.maxMetadataBytes) {
    throw storageErrors.invalid(
      `metadata must not be larger than ${storageLimits.maxMetadataBytes} bytes`,
    );
  }
  try {
    const metadata = metadataSchema.parse(JSON.parse(text));
    if (!findUnstorable(metadata)) return metadata;
  } catch {
    // The same error as for text that cannot be stored.
  }
  throw storageErrors.invalid('metadata must be a JSON object');
}
