import { staticMeta } from '~/web/shared/page-meta';
import { AuthFrame } from './auth-frame';
import { SecureSteps } from './secure/secure-steps';

export const meta = staticMeta({
  title: 'Secure your account',
  description: 'Undo a change you didn’t make, or recover access to your account.',
  path: '/auth/secure',
  noindex: true,
});

/** The target of links in security emails. Opening it changes nothing. */
export default function SecurePage() {
  return (
    <AuthFrame>
      <SecureSteps />
    </AuthFrame>
  );
}
