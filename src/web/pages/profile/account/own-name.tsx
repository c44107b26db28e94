import { useQuery } from '@tanstack/react-query';
import { profileQuery } from './account-data';

/**
 * What the person is called. Until that is known, the part of the address that most are called by holds
 * the place, unseen: what stands below does not move.
 */
export function OwnName({ email }: { email: string }) {
  const { data } = useQuery(profileQuery);
  if (data) return data.username;
  return <span className="invisible">{email.split('@')[0] || 'user'}</span>;
}
