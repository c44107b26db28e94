import { z } from 'zod';
import { AppError } from '~/domain/app-error';
import type { Deps } from '~/usecases/deps';
import type { InboxClient } from '~/usecases/forms/inbox-client';
import { UsageError } from '../usage-error';
import { inboxCommands } from './inbox.server';

const valuesSchema = z.strictObject({
  id: z.string().optional(),
  state: z.string().optional(),
  note: z.string().optional(),
  text: z.string().optional(),
  product: z.string().optional(),
  to: z.string().optional(),
  all: z.boolean().optional(),
});

/** Runs inbox commands in the site, for a terminal that cannot open the database. */
export function createInboxClient(deps: Deps): InboxClient {
  return {
    async run({ command, values }) {
      const known = Object.hasOwn(inboxCommands, command) ? inboxCommands[command] : undefined;
      const read = valuesSchema.safeParse(values);
      if (!known || !read.success) {
        throw new AppError('bad_request', { message: `'${command}' is not an inbox command.` });
      }
      const lines: string[] = [];
      const print = (line: string) => void lines.push(line);
      try {
        const code = await known.run({ deps, values: read.data, print });
        return { lines, code };
      } catch (error) {
        if (error instanceof UsageError) return { lines: [error.message], code: 2 };
        throw error;
      }
    },
  };
}
