import { expect, test } from 'vitest';
import { createPictureProcess } from './picture-process.server';

test('a process that cannot be started only rejects the task', async () => {
  const pictures = createPictureProcess({ program: '/nowhere/worker.js', shapes: '/nowhere' });
  const task = { kind: 'resize', file: '/nowhere/a.webp', width: 64, format: 'webp' } as const;
  const { execPath } = process;
  process.execPath = '/nowhere/node';
  try {
    await expect(pictures.run(task)).rejects.toThrow('ENOENT');
  } finally {
    process.execPath = execPath;
  }
  await pictures.close();
});
