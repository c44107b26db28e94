import { expect, test } from 'vitest';
import { createOperatorClient } from '~/boot/create-operator-client.server';
import { recordSecurityEvent } from '~/db/security/security-event.repo.server';
import { recordOperatorAction } from '~/usecases/security/record-operator-action.server';
import { createPerson } from '../../../tests/factories/person';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import type { CommandValues } from '../command-values';
import { securityCommands } from './security-commands.server';

const db = await openTestDatabase();
const deps = testDeps(db);
const userId = '6f1c2a4e-0b7d-4c1e-9a55-3f2f0a9d1b11';
await createPerson(db, { id: userId, email: 'anna@example.com' });
await recordSecurityEvent(
  db,
  {
    kind: 'sign_in_failed',
    userId,
    sessionId: null,
    network: '203.0.113.0/24',
    device: 'Safari on iPhone',
    detail: 'password',
    at: deps.clock.now(),
  },
  3,
);
await recordOperatorAction(deps, 'retailer set');
await recordOperatorAction(deps, 'retailer list');

async function run(values: CommandValues) {
  const lines: string[] = [];
  const command = securityCommands['security events'];
  const print = (line: string) => void lines.push(line);
  const code = await command?.run({
    client: createOperatorClient(deps, { dataDir: '' }),
    values,
    print,
  });
  return { code, lines };
}

const failure =
  '2026-03-01T12:00:00.000Z  sign_in_failed            password  3 times  ' +
  `${userId}  Safari on iPhone  203.0.113.0/24`;
const action = '2026-03-01T12:00:00.000Z  operator_action           retailer set';

test.each<[string, CommandValues, string[]]>([
  ['all changes, newest first', {}, [action, failure]],
  ['events of one user by address', { person: 'Anna@Example.com' }, [failure]],
  ['events of one user by id', { person: userId }, [failure]],
  ['events of one kind', { kind: 'operator_action' }, [action]],
  ['nothing for an unknown person', { person: 'ben@example.com' }, ['None.']],
])('lists %s', async (_, values, expected) => {
  expect(await run(values)).toEqual({ code: 0, lines: expected });
});

test('prints JSON for programs', async () => {
  const { lines } = await run({ kind: 'sign_in_failed', json: true });
  expect(JSON.parse(lines.join('\n'))).toMatchObject([{ userId, times: 3 }]);
});

test.each<CommandValues>([{ kind: 'nonsense' }, { person: 'not an address' }])(
  'explains its options for %o',
  async (values) => {
    await expect(run(values)).rejects.toThrow('--kind takes one of: sign_in');
  },
);
