import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';

const row = z.object({ review_text: z.string() });
const minLength = 50;

/** The column `review_text` of a CSV file, without texts that are too short for a review here. */
export function readReviewTexts(file: string): string[] {
  const rows = z.array(row).parse(parse(readFileSync(file, 'utf8'), { columns: true }));
  return rows.map((each) => each.review_text).filter((text) => text.length >= minLength);
}
