import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allCommands } from './all-commands.server';
import { type CommandHelp, renderHelp } from './command-help';
import { type CommandOption, commandOptions, isOption } from './command-values';
import { readArguments } from './read-arguments.server';

const commands: [string, CommandHelp][] = Object.entries(allCommands);
const known = Object.keys(commandOptions).filter(isOption);
const optionsOf = ({ options = {} }: CommandHelp) => known.filter((option) => option in options);
const needsValue = (option: CommandOption) => commandOptions[option].type === 'string';

test.each(commands)('%s: --help lists all its options, with values', (name, command) => {
  const help = renderHelp(allCommands, [name]);
  for (const option of optionsOf(command)) {
    const line = help.split('\n').find((text) => text.trimStart().split(' ')[0] === `--${option}`);
    expect(line, option).toBeDefined();
    const hasValue = /^\S+: /.test(command.options?.[option] ?? '');
    expect(hasValue, `the value of --${option}`).toBe(needsValue(option));
  }
  expect(command.about).not.toMatch(/--/);
});

test('every option belongs to a command', () => {
  const used = new Set(commands.flatMap(([, command]) => optionsOf(command)));
  expect(known.filter((option) => !used.has(option))).toEqual([]);
});

test('a command rejects the options of others', () => {
  for (const [name, command] of commands) {
    const own = optionsOf(command);
    for (const option of known) {
      const value = needsValue(option) ? ['1'] : [];
      const read = readArguments([...name.split(' '), `--${option}`, ...value], allCommands);
      const expected = own.includes(option)
        ? { run: { name } }
        : { problem: `${name} has no option --${option}.` };
      expect(read, `${name} --${option}`).toMatchObject(expected);
    }
  }
});

test('help without a command lists every command', () => {
  const help = renderHelp(allCommands, Object.keys(allCommands));
  for (const [name] of commands) expect(help).toContain(`\n  ${name}`);
});

test('the docs use only commands and options that exist', () => {
  const texts = ['README.md', 'docs/operating.md', 'docs/feeds.md', 'docs/matching.md']
    .map((path) => readFileSync(path, 'utf8').replaceAll(/\\\n\s*/g, ' '))
    .join('\n');
  const lines = texts.matchAll(/npm run (?:--silent )?glowfare -- ([a-z][^\n`|>]*)/g);
  for (const [, line = ''] of lines) {
    const words = line.split(/ {2,}| #/)[0]?.match(/'[^']*'|\S+/g) ?? [];
    expect(readArguments(words, allCommands), line).not.toHaveProperty('problem');
  }
});

test('the README lists every command, and no other', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const section = readme.split('### Operator commands')[1]?.split('\n![')[0] ?? '';
  const listed = Array.from(section.matchAll(/^\| (`.*?`) \|/gm), ([, names = '']) =>
    names.split(', ').map((name) => name.replaceAll('`', '')),
  ).flat();
  expect(listed.sort()).toEqual(Object.keys(allCommands).sort());
});
