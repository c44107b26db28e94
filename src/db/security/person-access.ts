/** The role that statements about a person's own rows run as (src/db/engine/as-person.server.ts). */
export const personRole = 'glowfare_person';

type Privilege = 'select' | 'insert' | 'update' | 'delete';

/** A row-level security policy, with conditions as PostgreSQL prints them. */
export interface Policy {
  name: string;
  command: 'ALL' | Uppercase<Privilege>;
  using: string | null;
  check: string | null;
}

interface TableAccess {
  table: string;
  privileges: readonly Privilege[];
  /** Policies that limit the visible rows; empty if all rows are visible. */
  policies: readonly Policy[];
}

const allPrivileges = ['select', 'insert', 'update', 'delete'] as const;

/** Only the rows of the person the transaction is for. */
const isOwnRow = '(user_id = current_person())';
const ownRows: readonly Policy[] = [
  { name: 'own_rows', command: 'ALL', using: isOwnRow, check: isOwnRow },
];

const mayWrite = 'may_write_object(bucket_id, name, user_id)';
const openBuckets = "(person_access <> 'none'::text)";

const ownObjects: readonly Policy[] = [
  { name: 'read_own', command: 'SELECT', using: isOwnRow, check: null },
  { name: 'add_own', command: 'INSERT', using: null, check: mayWrite },
  { name: 'change_own', command: 'UPDATE', using: mayWrite, check: mayWrite },
  { name: 'remove_own', command: 'DELETE', using: mayWrite, check: null },
];

/** Everything the person role may do. Migrations create it; `repairPersonAccess` restores it. */
export const personTableAccess: readonly TableAccess[] = [
  { table: 'profile', privileges: allPrivileges, policies: ownRows },
  { table: 'privacy_setting', privileges: allPrivileges, policies: ownRows },
  { table: 'price_alert', privileges: allPrivileges, policies: ownRows },
  { table: 'deleted_price_alert', privileges: allPrivileges, policies: ownRows },
  { table: 'alert_setting', privileges: allPrivileges, policies: ownRows },
  { table: 'alert_notice', privileges: allPrivileges, policies: ownRows },
  { table: 'push_device', privileges: allPrivileges, policies: ownRows },
  { table: 'favorite_list', privileges: allPrivileges, policies: ownRows },
  { table: 'routine', privileges: allPrivileges, policies: ownRows },
  { table: 'favorite', privileges: allPrivileges, policies: ownRows },
  { table: 'preference', privileges: allPrivileges, policies: ownRows },
  { table: 'review', privileges: allPrivileges, policies: ownRows },
  { table: 'review_vote', privileges: allPrivileges, policies: ownRows },
  { table: 'review_photo', privileges: allPrivileges, policies: ownRows },
  { table: 'order_proof', privileges: allPrivileges, policies: ownRows },
  { table: 'store_visit', privileges: allPrivileges, policies: ownRows },
  { table: 'review_mail', privileges: allPrivileges, policies: ownRows },
  { table: 'security_event', privileges: ['select'], policies: ownRows },
  { table: 'storage_object', privileges: allPrivileges, policies: ownObjects },
  {
    table: 'storage_bucket',
    privileges: ['select'],
    policies: [{ name: 'open_buckets', command: 'SELECT', using: openBuckets, check: null }],
  },
  { table: 'product', privileges: ['select'], policies: [] },
  { table: 'product_price', privileges: ['select'], policies: [] },
  { table: 'brand', privileges: ['select'], policies: [] },
];
