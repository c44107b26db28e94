/** The role that statements about a person's own rows run as (src/db/as-person.server.ts). */
export const personRole = 'glowfare_person';

type Privilege = 'select' | 'insert' | 'update' | 'delete';

interface TableAccess {
  table: string;
  privileges: readonly Privilege[];
  /** Whether row-level security shows only the rows of the person the transaction is for. */
  ownRowsOnly: boolean;
}

const all = ['select', 'insert', 'update', 'delete'] as const;

/** Everything the person role may do. Migrations create it; `repairPersonAccess` puts it back. */
export const personAccess: readonly TableAccess[] = [
  { table: 'profile', privileges: all, ownRowsOnly: true },
  { table: 'privacy_setting', privileges: all, ownRowsOnly: true },
  { table: 'price_alert', privileges: all, ownRowsOnly: true },
  { table: 'alert_setting', privileges: all, ownRowsOnly: true },
  { table: 'alert_notice', privileges: all, ownRowsOnly: true },
  { table: 'push_device', privileges: all, ownRowsOnly: true },
  { table: 'favourite_list', privileges: all, ownRowsOnly: true },
  { table: 'favourite', privileges: all, ownRowsOnly: true },
  { table: 'security_event', privileges: ['select'], ownRowsOnly: true },
  { table: 'product', privileges: ['select'], ownRowsOnly: false },
  { table: 'product_price', privileges: ['select'], ownRowsOnly: false },
  { table: 'brand', privileges: ['select'], ownRowsOnly: false },
];
