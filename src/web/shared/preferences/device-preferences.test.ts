import { expect, test } from 'vitest';
import { preferencesScript } from './device-preferences';

const account = { 'glowfare-account-preferences': '1' };

test.each([
  ['preferences of the device', { 'glowfare-preferences': '{}' }, {}, true],
  ['preferences of the account', account, { account: 'in' }, true],
  ['preferences of the account after signing out', account, {}, false],
  ['no preferences', {}, { account: 'in' }, false],
])(
  'with %s a page reserves room as it should',
  (_, stored: Record<string, string>, shown, reserves) => {
    const root: Record<string, string> = { ...shown };
    new Function('stored', 'root', preferencesScript)((key: string) => stored[key] ?? null, root);
    expect(root.preferences === 'some').toBe(reserves);
  },
);
