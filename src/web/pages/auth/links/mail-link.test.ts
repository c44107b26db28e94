import { expect, test } from 'vitest';
import { readMailLink } from './mail-link';

const token = `pkce_${'a1'.repeat(28)}`;

test.each(['signup', 'invite', 'recovery', 'magiclink', 'email_change'])(
  'reads a link of type %s',
  (type) => {
    expect(readMailLink(`#token_hash=${token}&type=${type}`)).toEqual({ token, type });
  },
);

test.each([
  '',
  '#',
  `#token_hash=${token}`,
  `#token_hash=${token}&type=sms`,
  '#token_hash=&type=signup',
  '#token_hash=<script>alert(1)</script>&type=signup',
  `#token_hash=${'a'.repeat(300)}&type=signup`,
  '#error_code=otp_expired',
])('rejects %s', (hash) => {
  expect(readMailLink(hash)).toBeNull();
});
