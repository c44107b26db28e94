import { weighPages } from './page-weight.ts';

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`.padStart(9);

/** Prints what each page loads initially. */
export async function run(): Promise<void> {
  console.log('Brotli, at first load:\n');
  console.log(`${'page'.padEnd(42)} script    of it ours     style`);
  for (const { path, script, framework, style } of weighPages()) {
    console.log(`${path.padEnd(40)}${kb(script)}     ${kb(script - framework)} ${kb(style)}`);
  }
  console.log('\nBudget: 110 KB of script a page, 33 KB of it beyond React and the router.');
}
