import { z } from 'zod';
import { maxId } from '~/domain/input/storable';
import { errorSchema } from '~/web/shared/catalog/catalog-schemas';

export const textParameter = { type: 'string' };
export const idParameter = { type: 'integer', minimum: 1, maximum: maxId };
export const uuidParameter = { type: 'string', format: 'uuid' };

export type Parameter = readonly [name: string, about: string, schema?: object];

export interface Operation {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  summary: string;
  /** Required access: anyone, a user with an access token, or the service key. */
  access: 'anyone' | 'person' | 'service';
  /** Path parameters; database ids unless stated otherwise. */
  inPath?: Record<string, object>;
  query?: readonly Parameter[];
  body?: { schema: z.ZodType; example: unknown };
  /** Form fields, one of which may be a file. */
  form?: { example: Record<string, string>; file?: string };
  file?: string;
  response?: z.ZodType;
  status?: 200 | 201 | 202 | 204;
  /** When the request is refused because of existing data (409). */
  conflict?: string;
}

const schemes = { person: 'accessToken', service: 'serviceKey' } as const;

export function describeOperation(operation: Operation) {
  const { summary, access, query = [], status = 200 } = operation;
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const requestBody = describeBody(operation);
  return {
    summary,
    ...(access !== 'anyone' && { security: [{ [schemes[access]]: [] }] }),
    parameters: [
      ...names.map((name) => ({
        name,
        in: 'path',
        required: true,
        schema: operation.inPath?.[name] ?? idParameter,
      })),
      ...query.map(([name, description, schema = textParameter]) => ({
        name,
        in: 'query',
        description,
        schema,
      })),
    ],
    ...(requestBody && { requestBody }),
    responses: {
      [status]: operation.response
        ? describeResponse('The response', operation.response)
        : { description: status === 204 ? 'Done' : 'The response' },
      ...((requestBody || query.length > 0) && { 400: refusal('Invalid request') }),
      ...(access !== 'anyone' && { 401: refusal('No valid token or key') }),
      ...(names.length > 0 && { 404: refusal('Not found') }),
      ...(operation.conflict && { 409: refusal(operation.conflict) }),
      429: refusal('Too many requests; see Retry-After'),
    },
  };
}

function describeBody({ body, form, file }: Operation) {
  if (body) {
    const schema = z.toJSONSchema(body.schema, { io: 'input', unrepresentable: 'any' });
    return { content: { 'application/json': { schema, example: body.example } } };
  }
  if (form) {
    const properties: Record<string, object> = {};
    for (const name of Object.keys(form.example)) properties[name] = textParameter;
    if (form.file) properties[form.file] = { type: 'string', format: 'binary' };
    const schema = { type: 'object', properties };
    return { content: { 'multipart/form-data': { schema, example: form.example } } };
  }
  return file && { content: { [file]: { schema: { type: 'string', format: 'binary' } } } };
}

const refusal = (description: string) => describeResponse(description, errorSchema);

function describeResponse(description: string, schema: z.ZodType) {
  return { description, content: { 'application/json': { schema: z.toJSONSchema(schema) } } };
}
