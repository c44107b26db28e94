import type { Provider } from '@supabase/supabase-js';

const labels: Readonly<Record<string, string>> = {
  azure: 'Microsoft',
  github: 'GitHub',
  gitlab: 'GitLab',
  linkedin: 'LinkedIn',
  linkedin_oidc: 'LinkedIn',
  slack_oidc: 'Slack',
  workos: 'WorkOS',
};

/** The display name of a provider, such as 'Google' for google. */
export function providerLabel(name: string): string {
  const words = name.split(/[_-]+/).filter((word) => word !== '');
  return labels[name] ?? words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join(' ');
}

/** The client's type lists known providers; the service accepts any that is configured. */
export const isProvider = (name: string): name is Provider => /^[a-z0-9_-]{1,40}$/.test(name);
