import { pageMeta } from '~/web/shared/page-meta';
import { siteOf } from '~/web/shared/root-data';
import type { Route } from './+types/secure.page';
import { AuthFrame } from './auth-frame';
import { SecureSteps } from './secure/secure-steps';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
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
