import { setPriority } from 'node:os';
import sharp from 'sharp';
import type { PictureFormat } from '../../../domain/pictures/picture-request';
import { drawProductPicture } from './draw-product-picture.server.ts';
import { encodePicture } from './encode-picture.server.ts';
import type { Task, TaskResult } from './protocol.ts';
import { openPreparedShapes } from './shapes/prepared-shapes.server.ts';
import { openShapeLibrary } from './shapes/shape-library.server.ts';
import { drawShareCard } from './share-card.server.ts';

function resizePhoto(file: string, width: number, format: PictureFormat) {
  return encodePicture(sharp(file).resize(width, width, { fit: 'fill' }), format, width);
}

/**
 * Entry point of the picture process. It draws one picture at a time at a lower priority than the site.
 * Untrusted files are opened in adapters/uploads.
 */
const [, , shapes = '', preparedFolder, version] = process.argv;
const prepared =
  preparedFolder && version ? openPreparedShapes(preparedFolder, version) : undefined;
const library = openShapeLibrary(shapes, { prepared });
const niceness = 5;

try {
  setPriority(niceness);
} catch {
  // Not permitted on every system; the process then runs at normal priority.
}
// One picture at a time needs one thread, and no input repeats, so libvips' cache is useless.
sharp.concurrency(1);
sharp.cache(false);

async function runTask(task: Task): Promise<TaskResult> {
  switch (task.kind) {
    case 'compose':
      return { bytes: await drawProductPicture(library, task.request) };
    case 'resize':
      return { bytes: await resizePhoto(task.file, task.width, task.format) };
    case 'share':
      return { bytes: await drawShareCard(task.request) };
  }
}

process.on('message', async (task: Task) => {
  const result = await runTask(task).catch((error: unknown): TaskResult => {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  });
  process.send?.(result);
});
// The site has exited, for whatever reason.
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole process group; the site ends this process.
process.on('SIGINT', () => {});
