import { z } from 'zod';
import { type RecordedSecurityEvent, securityEventKinds } from '~/domain/security/security-event';
import type { DeskCommand } from '../desk-command';

const options = z.object({
  person: z.union([z.email(), z.uuid()]).optional(),
  kind: z.enum(securityEventKinds).optional(),
});
const maxEvents = 200;

/** The security log, for the operator. */
export const securityCommands: Record<string, DeskCommand> = {
  'security events': {
    about: 'the newest entries of the security log',
    options: {
      person: 'EMAIL|ID: of one account',
      kind: 'KIND: of one kind, such as sign_in',
      json: 'as JSON',
    },
    async run({ desk, values, say }) {
      const read = options.safeParse(values);
      if (!read.success) {
        say('--person takes an email address or an account id.');
        say(`--kind takes one of: ${securityEventKinds.join(', ')}`);
        return 2;
      }
      const events = await desk.security.events({ ...read.data, limit: maxEvents });
      if (values.json) say(JSON.stringify(events, null, 2));
      else for (const event of events) say(lineOf(event));
      if (events.length === 0 && !values.json) say('None.');
      return 0;
    },
  },
};

function lineOf(event: RecordedSecurityEvent): string {
  const { at, kind, times, detail, userId, device, network } = event;
  const facts = [detail, times > 1 && `${times} times`, userId, device, network].filter(Boolean);
  return `${at.toISOString()}  ${kind.padEnd(24)}  ${facts.join('  ')}`.trimEnd();
}
