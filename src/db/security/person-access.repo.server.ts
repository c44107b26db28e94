import { z } from 'zod';
import type { Database, Queryable, Session } from '../engine/database.server';
import { sql } from '../engine/sql.server';
import { type Policy, personRole, personTableAccess } from './person-access';

const problemRow = z.object({ problem: z.string() }).transform(({ problem }) => problem);

/**
 * Lists missing parts of the person role's access. Roles belong to the server, not to the database, so a
 * dump loaded into another server lacks the role and everything that refers to it.
 */
export async function listAccessProblems(db: Queryable): Promise<string[]> {
  return [...(await listRoleProblems(db)), ...(await listTableProblems(db))];
}

async function listRoleProblems(db: Queryable): Promise<string[]> {
  // From version 16 on, membership alone does not allow SET ROLE.
  return db.rows(
    problemRow,
    sql`select case when role.oid is null then 'the role is missing'
          else 'this user may not take the role' end as problem
      from (values (${personRole}::text)) wanted (name)
      left join pg_roles role on role.rolname = wanted.name
      where role.oid is null or not case
        when current_setting('server_version_num')::int >= 160000
        then pg_has_role(current_user, role.oid, 'SET')
        else pg_has_role(current_user, role.oid, 'MEMBER') end`,
  );
}

async function listTableProblems(db: Queryable): Promise<string[]> {
  const policies = personTableAccess.flatMap(({ table, policies }) =>
    policies.map((policy) => ({ table, ...policy })),
  );
  const grants = personTableAccess.flatMap(({ table, privileges }) =>
    privileges.map((privilege) => ({ table, privilege })),
  );
  const tables = grants.map(({ table }) => table);
  const privileges = grants.map(({ privilege }) => privilege);
  return db.rows(
    problemRow,
    sql`with wanted as (
        select policy.*, class.relrowsecurity
        from jsonb_to_recordset(${JSON.stringify(policies)}::jsonb)
          policy ("table" text, name text, command text, "using" text, "check" text)
        join pg_class class on class.relname = policy."table"
          and class.relnamespace = current_schema()::regnamespace
      )
      select distinct "table" || ' does not enforce row-level security' as problem
        from wanted where not relrowsecurity
      union all
      select "table" || ' has no policy ' || name from wanted
        where not exists (
          select from pg_policies policy
          where policy.schemaname = current_schema() and policy.tablename = wanted."table"
            and policy.policyname = wanted.name and policy.permissive = 'PERMISSIVE'
            and policy.cmd = wanted.command and policy.roles = array[${personRole}::text]::name[]
            and policy.qual is not distinct from wanted."using"
            and policy.with_check is not distinct from wanted."check")
      union all
      select granted.name || ': ' || granted.privilege || ' is not granted'
        from unnest(${tables}::text[], ${privileges}::text[]) granted (name, privilege)
        join pg_class class on class.relname = granted.name
          and class.relnamespace = current_schema()::regnamespace
        where not exists (
          select from aclexplode(class.relacl) entry
          join pg_roles role on role.oid = entry.grantee
          where role.rolname = ${personRole}::text
            and entry.privilege_type = upper(granted.privilege))`,
  );
}

/** Creates the person role if the server does not have it, so that migrations can refer to it. */
export async function ensurePersonRole(db: Database): Promise<void> {
  if ((await listRoleProblems(db)).length === 0) return;
  await db.withLock('migration', (session) => withAdvice(session, () => createRole(session)));
}

/** Repairs the person role's access; returns what was missing. */
export async function repairPersonAccess(db: Database): Promise<string[]> {
  if ((await listAccessProblems(db)).length === 0) return [];
  return db.withLock('migration', async (session) => {
    // A concurrent start may have repaired it.
    const problems = await listAccessProblems(session);
    if (problems.length === 0) return [];
    await withAdvice(session, async () => {
      await createRole(session);
      for (const access of await listExisting(session)) await restoreAccess(session, access);
    });
    const remaining = await listAccessProblems(session);
    if (remaining.length === 0) return problems;
    throw new Error(`The role ${personRole} could not be repaired: ${remaining.join('; ')}.`);
  });
}

async function createRole(session: Session): Promise<void> {
  await session.script(`do $$
    begin
      if not exists (select from pg_roles where rolname = '${personRole}') then
        create role ${personRole} nologin;
      end if;
    exception when duplicate_object or unique_violation then null;
    end $$`);
  if ((await listRoleProblems(session)).length === 0) return;
  await session.script(`grant ${personRole} to current_user`);
}

async function listExisting(session: Session): Promise<typeof personTableAccess> {
  const rows = await session.rows(
    z.object({ name: z.string() }),
    sql`select relname::text as name from pg_class
      where relnamespace = current_schema()::regnamespace
        and relname = any(${personTableAccess.map(({ table }) => table)}::text[])`,
  );
  const existing = new Set(rows.map(({ name }) => name));
  return personTableAccess.filter(({ table }) => existing.has(table));
}

async function restoreAccess(
  session: Session,
  { table, privileges, policies }: (typeof personTableAccess)[number],
): Promise<void> {
  const guard = policies.length > 0 ? `alter table ${table} enable row level security;` : '';
  // Several statements in one message are one transaction, so there is no moment without a policy.
  await session.script(
    `${guard} ${policies.map((policy) => createPolicy(table, policy)).join(' ')}
      grant ${privileges.join(', ')} on ${table} to ${personRole}`,
  );
}

function createPolicy(table: string, { name, command, using, check }: Policy): string {
  return `drop policy if exists ${name} on ${table};
    create policy ${name} on ${table} for ${command} to ${personRole}
      ${using ? `using (${using})` : ''} ${check ? `with check (${check})` : ''};`;
}

/** Adds instructions for the server's administrator if this user lacks the rights. */
async function withAdvice(session: Session, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== '42501') throw error;
    const [row] = await session.rows(
      z.object({ user: z.string() }),
      sql`select quote_ident(current_user) as user`,
    );
    throw new Error(
      `The database's user ${row?.user} may not repair the role ${personRole}: ${error.message}. As an ` +
        `administrator of the server, run: create role ${personRole} nologin; ` +
        `grant ${personRole} to ${row?.user}; and make ${row?.user} the owner of the tables.`,
      { cause: error },
    );
  }
}
