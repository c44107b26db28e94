import { setPriority } from 'node:os';
import sharp from 'sharp';
import { composePicture } from './compose-picture.server.ts';
import type { Answer, Task } from './protocol.ts';
import { resizePhoto } from './resize-photo.server.ts';
import { openPreparedShapes } from './shapes/prepared-shapes.server.ts';
import { openShapeLibrary } from './shapes/shape-library.server.ts';
import { drawShareCard } from './share-card.server.ts';

/**
 * A process of its own that makes pictures, one after the other: it yields to the site whenever both
 * want the processor. Untrusted files are opened in adapters/uploads.
 */
const [, , shapes = '', home, version] = process.argv;
const prepared = home && version ? openPreparedShapes(home, version) : undefined;
const library = openShapeLibrary(shapes, { prepared });
const yielding = 5;

try {
  setPriority(yielding);
} catch {
  // Some systems do not let us; then it competes like everybody else.
}
// One picture at a time is one thread at a time; libvips' cache holds nothing that comes again.
sharp.concurrency(1);
sharp.cache(false);

async function work(task: Task): Promise<Answer> {
  switch (task.kind) {
    case 'compose':
      return { bytes: await composePicture(library, task.wish) };
    case 'resize':
      return { bytes: await resizePhoto(task.file, task.width, task.format) };
    case 'share':
      return { bytes: await drawShareCard(task.wish) };
  }
}

process.on('message', async (task: Task) => {
  const answer = await work(task).catch((error: unknown): Answer => {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  });
  process.send?.(answer);
});
// The site is gone, however it went.
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole group; the site decides when we are done.
process.on('SIGINT', () => {});
