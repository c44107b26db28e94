import { usePreferences } from '~/web/shared/preferences/preferences-store';
import type { ReviewFields } from '~/web/shared/reviews/write/review-fields';
import { Button } from '~/web/ui/button';

type Traits = Pick<ReviewFields, 'skinType' | 'hairType' | 'concerns'>;

/** Offers to fill in the person's preferences. They stay private until the person asks for that. */
export function OwnTraits({ onFill }: { onFill: (traits: Traits) => void }) {
  const preferences = usePreferences();
  if (!preferences) return null;
  const { skinTypes, hairTypes, concerns } = preferences;
  if (skinTypes.length + hairTypes.length + concerns.length === 0) return null;
  return (
    <p className="text-sm">
      <Button
        size="sm"
        variant="secondary"
        onClick={() =>
          onFill({ skinType: skinTypes[0] ?? '', hairType: hairTypes[0] ?? '', concerns })
        }
      >
        Fill in from my preferences
      </Button>
    </p>
  );
}
