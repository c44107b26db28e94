import type { CommandOption } from './command-values';

/** A command's description and options for --help. */
export interface CommandHelp {
  about: string;
  /** All options. One with a value starts with an example of it: 'ADDRESS: where to send it'. */
  options?: Readonly<Partial<Record<CommandOption, string>>>;
}

const indent = 33;

/** The help of the named commands with all their options. */
export function renderHelp(
  commands: Readonly<Record<string, CommandHelp>>,
  names: readonly string[],
): string {
  const rows = Object.entries(commands)
    .filter(([name]) => names.includes(name))
    .flatMap(([name, { about, options = {} }]) => [
      row(`  ${name}`, about),
      ...Object.entries(options).map(([option, text]) => optionRow(option, text)),
    ]);
  return ['npm run glowfare -- COMMAND', '', ...rows].join('\n');
}

function optionRow(option: string, text: string): string {
  const [, value, about] = /^(\S+): (.*)$/.exec(text) ?? [];
  return value ? row(`      --${option} ${value}`, about ?? '') : row(`      --${option}`, text);
}

function row(left: string, right: string): string {
  const padded = left.padEnd(indent - 1);
  return padded.length < indent ? `${padded} ${right}` : `${left}\n${' '.repeat(indent)}${right}`;
}
