import { z } from 'zod';
import { AppError } from '~/domain/app-error';
import type { Deps } from '~/usecases/deps';
import type { InboxClient } from '~/usecases/forms/inbox-client';
import { siteCommands } from '../site-commands.server';
import { UsageError } from '../usage-error';

const valuesSchema = z.strictObject({
  id: z.string().optional(),
  state: z.string().optional(),
  note: z.string().optional(),
  text: z.string().optional(),
  product: z.string().optional(),
  to: z.string().optional(),
  all: z.boolean().optional(),
  accept: z.boolean().optional(),
});

/** Runs commands about messages and reviews in the site, for a terminal that cannot open the database. */
export function createInboxClient(deps: Deps): InboxClient {
  return {
    async run({ command, values }) {
      const known = Object.hasOwn(siteCommands, command) ? siteCommands[command] : undefined;
      const read = valuesSchema.safeParse(values);
      if (!known || !read.success) {
        throw new AppError('bad_request', {
          message: `'${command}' is not a command for a running site.`,
        });
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
