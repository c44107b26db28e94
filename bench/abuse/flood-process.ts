import { floods } from './floods.ts';

/** Runs one flood in a process of its own and prints what the site answered. */
const [name = '', input = ''] = process.argv.slice(2);
const flood = floods.get(name);
if (!flood) throw new Error(`There is no flood called ${name}.`);
console.log(JSON.stringify(await flood(JSON.parse(input))));
process.exit(0);
