import { useQuery } from '@tanstack/react-query';
import type { SignedInUser } from '~/web/shared/auth/account-store';
import { useAuth } from '~/web/shared/auth/auth-context';
import { Button } from '~/web/ui/button';
import { SignOutIcon } from '~/web/ui/icons';
import { profileQuery } from './account-data';
import { AvatarPicture } from './avatar-picture';
import { ChangeAvatar } from './change-avatar';
import { memberSince } from './dates';
import { OwnName } from './own-name';

export function AccountHeading({ user }: { user: SignedInUser }) {
  const { signOut } = useAuth();
  const { data: profile } = useQuery(profileQuery);
  return (
    <header className="flex flex-col gap-x-8 gap-y-6 md:flex-row md:items-center">
      <div className="flex min-w-0 grow items-center gap-5 md:gap-8">
        <AvatarPicture email={user.email} picture={profile?.avatar ?? null} />
        <div className="min-w-0">
          <p className="eyebrow text-accent">Profile</p>
          <h1 className="wrap-anywhere mt-1.5 font-display text-2xl md:text-3xl">
            <OwnName email={user.email} />
          </h1>
          <p className="wrap-anywhere mt-1.5 text-soft">{user.email}</p>
          <p className="text-soft text-sm">{memberSince(user.createdAt)}</p>
          <ChangeAvatar hasPicture={Boolean(profile?.avatar)} />
        </div>
      </div>
      <Button variant="secondary" onClick={signOut} className="self-start md:self-center">
        <SignOutIcon />
        Sign Out
      </Button>
    </header>
  );
}
