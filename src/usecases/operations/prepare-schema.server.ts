import type { Database } from '~/db/engine/database.server';
import { migrate } from '~/db/engine/migrate.server';
import { ensurePersonRole, repairPersonAccess } from '~/db/security/person-access.repo.server';

/** Applies pending migrations and repairs roles and policies; returns a summary. */
export async function prepareSchema(
  db: Database,
): Promise<{ applied: string[]; repaired: string[] }> {
  // A restored dump may lack the role that pending migrations grant to.
  await ensurePersonRole(db);
  const applied = await migrate(db);
  return { applied, repaired: await repairPersonAccess(db) };
}
