import { floods } from './floods.ts';

/** Runs one flood in a child process and prints the site's responses. */
const [name = '', input = ''] = process.argv.slice(2);
const flood = floods.get(name);
if (!flood) throw new Error(`There is no flood called ${name}.`);
console.log(JSON.stringify(await flood(JSON.parse(input))));
process.exit(0);
