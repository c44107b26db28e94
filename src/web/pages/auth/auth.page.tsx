import { staticMeta } from '~/web/shared/page-meta';
import { AuthFrame } from './auth-frame';
import { AuthSteps } from './auth-steps';

export const meta = staticMeta({
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
