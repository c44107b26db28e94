import type { OwnProfile } from './account-data';

interface AvatarPictureProps {
  email: string;
  picture: OwnProfile['avatar'];
}

/** The person's picture, or the first letter of their email address. */
export function AvatarPicture({ email, picture }: AvatarPictureProps) {
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
