import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root, runToEnd } from './run-program.ts';
import { toolPath } from './tool-path.ts';

const compressible = /\.(js|css|svg|txt|json|xml|webmanifest|ico)$/;

/** Writes .br and .gz files next to every text file, so that the server never compresses assets. */
function compressAssets(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const content = readFileSync(path);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    const versions = {
      br: brotliCompressSync(content, { params }),
      gz: gzipSync(content, { level: 9 }),
    };
    for (const [extension, body] of Object.entries(versions)) {
      if (body.length < content.length) writeFileSync(`${path}.${extension}`, body);
    }
  }
}

rmSync(join(root, 'build'), { recursive: true, force: true });
const { code, output } = await runToEnd(toolPath('react-router'), ['build', '--logLevel=warn']);
if (code !== 0) {
  process.stderr.write(output);
  process.exit(1);
}
compressAssets(join(root, 'build/client'));
