import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Points fontconfig, which takes absolute paths only, at the folder. Written again after the checkout was
 * moved, because Chromium does not start without fonts; by a rename, because test processes run in parallel.
 */
export function writeFontsConfig(folder: string): void {
  const path = join(folder, 'fonts', 'fonts.conf');
  const escaped = folder.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const config = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${escaped}/fonts</dir>
  <cachedir>${escaped}/fonts-cache</cachedir>
</fontconfig>
`;
  if (existsSync(path) && readFileSync(path, 'utf8') === config) return;
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, config);
  renameSync(unfinished, path);
}
