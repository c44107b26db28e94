import { expect, test } from 'vitest';
import { readArguments } from './read-arguments.server';

const commands = {
  'prices set': { about: '', options: { offer: 'ID: which', price: '1: dollars' } },
  'prices simulate': { about: '' },
  'alerts due': { about: '', options: { 'dry-run': 'only list' } },
  inbox: { about: '' },
  'inbox show': { about: '', options: { id: 'ID: which' } },
};
const names = Object.keys(commands);
const read = (line: string) => readArguments(line.split(' ').filter(Boolean), commands);

test.each<[string, object]>([
  ['alerts due --dry-run', { name: 'alerts due', args: [], values: { 'dry-run': true } }],
  ['inbox show --id 7', { name: 'inbox show', args: [], values: { id: '7' } }],
  ['inbox here', { name: 'inbox', args: ['here'], values: {} }],
])('%s', (line, run) => {
  expect(read(line)).toEqual({ run });
});

test.each<[string, readonly string[], number]>([
  ['', names, 0],
  ['--help', names, 0],
  ['-h', names, 0],
  ['help', names, 0],
  ['prices set --help', ['prices set'], 0],
  ['help alerts due', ['alerts due'], 0],
  ['prices --help', ['prices set', 'prices simulate'], 0],
  ['inbox --help', ['inbox', 'inbox show'], 0],
])('‘%s’ shows help', (line, about, code) => {
  expect(read(line)).toEqual({ help: { names: about, code } });
});

test.each<[string, readonly string[]]>([
  ['prices', ['prices set', 'prices simulate']],
  ['prices change', ['prices set', 'prices simulate']],
  ['price set', names],
])('‘%s’ is no command, which is said above the help', (line, about) => {
  expect(read(line)).toEqual({ help: { names: about, code: 2, unknown: line } });
});

test.each<[string, string]>([
  ['prices set --offer 1 --price', '--price needs a value.'],
  ['prices set --offer 1 --price -5', '--price needs a value.'],
  ['prices set --cheap', 'There is no option --cheap.'],
  ['prices set --cheap=1', 'There is no option --cheap.'],
  ['alerts due --id 7', 'alerts due has no option --id.'],
  ['alerts due --dry-run=yes', '--dry-run takes no value.'],
])('‘%s’ is a usage error', (line, problem) => {
  expect(read(line)).toEqual({ problem });
});
