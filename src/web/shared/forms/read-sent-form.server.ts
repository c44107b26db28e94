import { readForm } from '~/web/http/bodies/read-form.server';
import type { SentForm } from './form-definition.server';

/** Takes a posted form apart: its fields, and the one file that it may have. */
export async function readSentForm(request: Request): Promise<SentForm> {
  const form = await readForm(request);
  const fields: Record<string, string> = {};
  let file: SentForm['file'] = null;
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] ??= value;
    // A browser sends a field without a file as an empty one.
    else if (value.size > 0) {
      file ??= { name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) };
    }
  }
  return { fields, file };
}
