/** All options of commands, in the format of node:util's parseArgs. */
export const commandOptions = {
  to: { type: 'string' },
  id: { type: 'string' },
  state: { type: 'string' },
  note: { type: 'string' },
  text: { type: 'string' },
  all: { type: 'boolean' },
  json: { type: 'boolean' },
  pairs: { type: 'string' },
  negatives: { type: 'string' },
  list: { type: 'boolean' },
  settle: { type: 'string' },
  product: { type: 'string' },
  phrase: { type: 'string' },
  shelf: { type: 'string' },
  retailer: { type: 'string' },
  currency: { type: 'string' },
  chain: { type: 'string' },
  link: { type: 'string' },
  shipping: { type: 'string' },
  'free-from': { type: 'string' },
  affiliate: { type: 'string' },
  returns: { type: 'string' },
  'price-match': { type: 'string' },
  domains: { type: 'string' },
  'picture-hosts': { type: 'string' },
  every: { type: 'string' },
  name: { type: 'string' },
  'dry-run': { type: 'boolean' },
  full: { type: 'boolean' },
  delta: { type: 'boolean' },
  accept: { type: 'boolean' },
  html: { type: 'boolean' },
  resume: { type: 'boolean' },
  offer: { type: 'string' },
  price: { type: 'string' },
  changes: { type: 'string' },
  over: { type: 'string' },
  person: { type: 'string' },
  kind: { type: 'string' },
  replace: { type: 'boolean' },
} as const;

export type CommandOption = keyof typeof commandOptions;

export function isOption(name: string): name is CommandOption {
  return Object.hasOwn(commandOptions, name);
}

type ValueOf<Option> = Option extends { type: 'boolean' } ? boolean : string;

export type CommandValues = {
  [Name in keyof typeof commandOptions]?: ValueOf<(typeof commandOptions)[Name]> | undefined;
};
