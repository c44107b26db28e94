import { useQuery } from '@tanstack/react-query';
import type { SignedInUser } from '~/web/shared/auth/account-store';
import { useAuth } from '~/web/shared/auth/use-auth';
import { Button } from '~/web/ui/button';
import { SignOutIcon } from '~/web/ui/icons';
import { type OwnProfile, profileQuery } from './account-data';
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

/** The person's picture, or the first letter of their email address. */
function AvatarPicture({ email, picture }: { email: string; picture: OwnProfile['avatar'] }) {
  return (
    <span className="relative grid size-24 shrink-0 place-items-center overflow-hidden rounded-full bg-blush text-accent md:size-32">
      <span aria-hidden="true" className="font-display text-3xl">
        {email.slice(0, 1).toUpperCase() || '·'}
      </span>
      {picture && (
        <img
          src={picture.large}
          alt="Your avatar"
          width={128}
          height={128}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  );
}
