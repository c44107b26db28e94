import { alertCommands } from './alerts/alert-commands.server';
import { backupCommands } from './backup/backup-commands.server';
import { commands } from './commands.server';
import { offlineCommands } from './offline-commands.server';
import type { OperatorCommand } from './operator-command';
import { priceCommands } from './prices/price-commands.server';
import { securityCommands } from './security/security-commands.server';

/** Commands that also work while the site has exclusive access to the database. */
export const operatorCommands: Record<string, OperatorCommand> = {
  ...priceCommands,
  ...alertCommands,
  ...securityCommands,
};

export const allCommands = {
  ...commands,
  ...operatorCommands,
  ...offlineCommands,
  ...backupCommands,
};
