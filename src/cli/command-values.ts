/** The options that commands know, as node:util's parseArgs wants them. */
export const commandOptions = {
  to: { type: 'string' },
  id: { type: 'string' },
  json: { type: 'boolean' },
  pairs: { type: 'string' },
  negatives: { type: 'string' },
  list: { type: 'boolean' },
  settle: { type: 'string' },
  product: { type: 'string' },
  phrase: { type: 'string' },
  shelf: { type: 'string' },
  offer: { type: 'string' },
  price: { type: 'string' },
  changes: { type: 'string' },
  over: { type: 'string' },
  'dry-run': { type: 'boolean' },
} as const;

type ValueOf<Option> = Option extends { type: 'boolean' } ? boolean : string;

export type CommandValues = {
  [Name in keyof typeof commandOptions]?: ValueOf<(typeof commandOptions)[Name]> | undefined;
};
