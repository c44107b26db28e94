import { TextLink } from '~/web/ui/text-link';

/** For readers without preferences. */
export function AddSkinType() {
  return (
    <p className="mt-4 text-sm">
      <TextLink to="/profile/preferences">Add your skin type</TextLink> to find people with skin
      like yours.
    </p>
  );
}
