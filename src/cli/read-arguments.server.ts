import { parseArgs } from 'node:util';
import type { CommandHelp } from './command-help';
import { type CommandValues, commandOptions, isOption } from './command-values';

/** The parsed input: a command to run, a request for help, or a usage error. */
type Arguments =
  | { run: { name: string; args: string[]; values: CommandValues } }
  | { help: { names: readonly string[]; code: number; unknown?: string } }
  | { problem: string };

/** Parses the arguments of `npm run glowfare --`. */
export function readArguments(
  given: readonly string[],
  commands: Readonly<Record<string, CommandHelp>>,
): Arguments {
  const names = Object.keys(commands);
  const { tokens, positionals } = parseArgs({
    args: [...given],
    options: { ...commandOptions, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
    // parseArgs' own messages are written for programmers.
    strict: false,
    tokens: true,
  });
  const values: Record<string, string | boolean> = {};
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, value, rawName } = token;
    if (name === 'help') return { help: helpFor(positionals, names, 0) };
    const option = isOption(name) ? commandOptions[name] : undefined;
    if (!option) return { problem: `There is no option ${rawName}.` };
    if (option.type === 'boolean') {
      if (value !== undefined) return { problem: `${rawName} takes no value.` };
      values[name] = true;
    } else {
      const isNext = token.inlineValue === false && value?.startsWith('-');
      if (value === undefined || isNext) return { problem: `${rawName} needs a value.` };
      values[name] = value;
    }
  }
  if (positionals.length === 0) return { help: { names, code: 0 } };
  for (let length = positionals.length; length > 0; length -= 1) {
    const name = positionals.slice(0, length).join(' ');
    // The longest sequence of words that names a command; the rest are its arguments.
    if (!names.includes(name)) continue;
    const foreign = Object.keys(values).find((option) => !isOptionOf(commands[name], option));
    if (foreign) return { problem: `${name} has no option --${foreign}.` };
    return { run: { name, args: positionals.slice(length), values } };
  }
  // Last, because a command's own name may start with it.
  if (positionals[0] === 'help') return { help: helpFor(positionals.slice(1), names, 0) };
  return { help: { ...helpFor(positionals, names, 2), unknown: positionals.join(' ') } };
}

function isOptionOf(command: CommandHelp | undefined, option: string): boolean {
  return Object.hasOwn(command?.options ?? {}, option);
}

/** The commands that start with as many of these words as possible; all commands if none does. */
function helpFor(words: readonly string[], names: readonly string[], code: number) {
  for (let length = words.length; length > 0; length -= 1) {
    const beginning = words.slice(0, length).join(' ');
    const matching = names.filter((name) => name === beginning || name.startsWith(`${beginning} `));
    if (matching.length > 0) return { names: matching, code };
  }
  return { names, code };
}
