import { pageMeta } from '~/web/shared/page-meta';
import { siteOf } from '~/web/shared/root-data';
import type { Route } from './+types/auth.page';
import { AuthFrame } from './auth-frame';
import { AuthSteps } from './auth-steps';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: 'Sign In',
    description: 'Sign in or create an account to keep favorites and price alerts on every device.',
    path: '/auth',
    noindex: true,
  });

export default function AuthPage() {
  return (
    <AuthFrame>
      <AuthSteps />
    </AuthFrame>
  );
}
