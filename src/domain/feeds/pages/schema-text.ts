import { isRecord, scalarText } from '../formats/flatten-json';

/** The text of a schema.org value: its own, its name or its URL; of a list the first one. */
export function schemaText(value: unknown): string {
  if (Array.isArray(value)) return schemaText(value[0]);
  if (isRecord(value))
    return schemaText(value.name ?? value['@value'] ?? value.url ?? value['@id']);
  return typeof value === 'string' || typeof value === 'number' ? scalarText(value) : '';
}
