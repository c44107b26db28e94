import { z } from 'zod';
import { type RecordedSecurityEvent, securityEventKinds } from '~/domain/security/security-event';
import type { OperatorCommand } from '../operator-command';
import { UsageError } from '../usage-error';

const options = z.object({
  person: z.union([z.email(), z.uuid()]).optional(),
  kind: z.enum(securityEventKinds).optional(),
});
const maxEvents = 200;

export const securityCommands: Record<string, OperatorCommand> = {
  'security events': {
    about: 'list the newest entries of the security log',
    options: {
      person: 'EMAIL|ID: only of this account',
      kind: 'KIND: only of this kind, such as sign_in',
      json: 'as JSON',
    },
    async run({ client, values, print }) {
      const read = options.safeParse(values);
      if (!read.success) {
        const kinds = securityEventKinds.join(', ');
        throw new UsageError(
          `--person takes an email address or an account id.\n--kind takes one of: ${kinds}`,
        );
      }
      const events = await client.security.events({ ...read.data, limit: maxEvents });
      if (values.json) print(JSON.stringify(events, null, 2));
      else for (const event of events) print(lineOf(event));
      if (events.length === 0 && !values.json) print('None.');
      return 0;
    },
  },
};

function lineOf(event: RecordedSecurityEvent): string {
  const { at, kind, times, detail, userId, device, network } = event;
  const facts = [detail, times > 1 && `${times} times`, userId, device, network].filter(Boolean);
  return `${at.toISOString()}  ${kind.padEnd(24)}  ${facts.join('  ')}`.trimEnd();
}
