import { useQuery } from '@tanstack/react-query';
import { profileQuery } from './account-data';

/**
 * The profile name. While it loads, the local part of the email address reserves the space,
 * invisibly, to avoid a layout shift.
 */
export function OwnName({ email }: { email: string }) {
  const { data } = useQuery(profileQuery);
  if (data) return data.username;
  return <span className="invisible">{email.split('@')[0] || 'user'}</span>;
}
