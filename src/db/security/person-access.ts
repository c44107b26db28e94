/** The role that statements about a person's own rows run as (src/db/as-person.server.ts). */
export const personRole = 'glowfare_person';

type Command = 'select' | 'insert' | 'update' | 'delete';

/** A row-level security policy; conditions are written as PostgreSQL prints them. */
interface Policy {
  name: string;
  command: Command | 'all';
  using: string | null;
  check: string | null;
}

interface TableAccess {
  table: string;
  privileges: readonly Command[];
  /** Without any, the role sees all rows. */
  policies: readonly Policy[];
}

const all = ['select', 'insert', 'update', 'delete'] as const;
const own = '(user_id = current_person())';
const mayWrite = 'may_write_object(bucket_id, name, user_id)';
const ownRows = [{ name: 'own_rows', command: 'all', using: own, check: own }] as const;

/** Everything the person role may do. Migrations create it; `repairPersonAccess` puts it back. */
export const personAccess: readonly TableAccess[] = [
  { table: 'profile', privileges: all, policies: ownRows },
  { table: 'privacy_setting', privileges: all, policies: ownRows },
  { table: 'price_alert', privileges: all, policies: ownRows },
  { table: 'deleted_price_alert', privileges: all, policies: ownRows },
  { table: 'alert_setting', privileges: all, policies: ownRows },
  { table: 'alert_notice', privileges: all, policies: ownRows },
  { table: 'push_device', privileges: all, policies: ownRows },
  { table: 'favourite_list', privileges: all, policies: ownRows },
  { table: 'favourite', privileges: all, policies: ownRows },
  { table: 'security_event', privileges: ['select'], policies: ownRows },
  {
    table: 'storage_bucket',
    privileges: ['select'],
    policies: [
      {
        name: 'open_buckets',
        command: 'select',
        using: "(person_access <> 'none'::text)",
        check: null,
      },
    ],
  },
  {
    table: 'storage_object',
    privileges: all,
    policies: [
      { name: 'read_own', command: 'select', using: own, check: null },
      { name: 'add_own', command: 'insert', using: null, check: mayWrite },
      { name: 'change_own', command: 'update', using: mayWrite, check: mayWrite },
      { name: 'remove_own', command: 'delete', using: mayWrite, check: null },
    ],
  },
  { table: 'product', privileges: ['select'], policies: [] },
  { table: 'product_price', privileges: ['select'], policies: [] },
  { table: 'brand', privileges: ['select'], policies: [] },
];
