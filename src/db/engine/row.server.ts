import { z } from 'zod';

/** The schema of a row: each field is read from the column of its name, `createdAt` from created_at. */
export function rowOf<Shape extends z.ZodRawShape>(shape: Shape) {
  const columns = Object.keys(shape).map((field) => [field, columnOf(field)] as const);
  const toFields = (row: unknown) => {
    if (!isRow(row)) return row;
    const fields: Record<string, unknown> = {};
    for (const [field, column] of columns) fields[field] = row[column];
    return fields;
  };
  return z.preprocess(toFields, z.object(shape));
}

const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
