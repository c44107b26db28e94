import type { Backups } from '~/usecases/deps';
import { readFileTree, writeFileTree } from './file-tree.server';
import { openBackupFile } from './zip-reader.server';
import { createBackupFile } from './zip-writer.server';

export const zipBackups: Backups = {
  create: createBackupFile,
  open: openBackupFile,
  readTree: readFileTree,
  writeTree: writeFileTree,
};
