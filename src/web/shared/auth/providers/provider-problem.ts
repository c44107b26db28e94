import { providerLabel } from './provider-name';

interface Refusal {
  code: string;
  provider: string;
  /** Linking to the signed-in account instead of signing in. */
  links: boolean;
}

/** Why a provider could not be used. It reads codes only: texts in a URL can come from anyone. */
export function providerProblem({ code, provider, links }: Refusal): string {
  const label = providerLabel(provider);
  switch (code) {
    case 'identity_already_exists':
      return `That ${label} account is already linked, to this account or to another one.`;
    case 'provider_email_needs_verification':
      return `${label} has not confirmed your email address. Please confirm it there first.`;
    case 'access_denied':
      return links ? `${label} was not linked.` : `Signing in with ${label} was canceled.`;
    case 'signup_disabled':
      return 'New accounts cannot be created right now.';
    case 'user_banned':
      return 'This account is suspended.';
    default:
      return links
        ? `${label} could not be linked. Please try again.`
        : `Signing in with ${label} did not work. Please try again, or sign in another way.`;
  }
}
