import { type Term, term } from './term';

/** The shape of a product where the type leaves it open: cream blush, gel moisturizer. */
export const forms: readonly Term[] = [
  term('cream', 'Cream', 'cream|creamy|creme|cream formula|cream based'),
  term('gel', 'Gel', 'gel|jelly|gel formula|gel based'),
  term('liquid', 'Liquid', 'liquid|fluid|liquid formula'),
  term('powder', 'Powder', 'powder|pressed powder|loose|pressed|powder formula|loose powder'),
  term('stick', 'Stick', 'stick|solid|twist up|stick form|crayon'),
  term('spray', 'Spray', 'spray|mist|aerosol|spray on|spritz'),
  term('balm', 'Balm', 'balm|salve|ointment'),
  term('oil', 'Oil', 'oil|oil based'),
  term('foam', 'Foam', 'foam|mousse|foaming|whipped'),
  term('lotion', 'Lotion', 'lotion|milk|milky|emulsion'),
  term('drops', 'Drops', 'drop|serum drop|droplet'),
  term('pencil', 'Pencil', 'pencil|crayon pencil|retractable pencil'),
  term('pen', 'Pen', 'pen|felt tip|marker|brush tip|felt tip pen'),
  term('pads', 'Pads', 'pad|wipe|presoaked pad'),
  term('patch', 'Patches', 'patch|sticker|strip'),
  term('sheet', 'Sheet', 'sheet'),
  term('bar', 'Bar', 'bar|solid bar'),
  term('capsules', 'Capsules', 'capsule|softgel|tablet|pill|caplet'),
  term('gummies', 'Gummies', 'gummy|gummies|chewable|chew'),
  term('drink', 'Drink mix', 'drink|drink mix|sachet|drinkable|stick pack|shot'),
  term('roll-on', 'Roll-on', 'roll on|roller|rollon'),
];
