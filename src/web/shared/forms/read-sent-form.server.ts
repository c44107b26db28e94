import { readForm } from '~/web/http/bodies/read-form.server';
import type { SentForm } from './form-definition.server';

/** Reads a posted form: its fields and at most one file. */
export async function readSentForm(request: Request): Promise<SentForm> {
  const form = await readForm(request);
  const fields: Record<string, string> = {};
  let file: SentForm['file'] = null;
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] ??= value;
    // Browsers send a file field without a file as an empty file.
    else if (value.size > 0) {
      file ??= { name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) };
    }
  }
  return { fields, file };
}
