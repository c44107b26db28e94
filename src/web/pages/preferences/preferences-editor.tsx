import { useState } from 'react';
import type { PreferenceOptions } from '~/domain/preferences/preference-options';
import { preferenceLimits } from '~/domain/preferences/preferences';
import type { OwnPreferences } from '~/web/shared/preferences/own-preferences';
import { savePreferences, usePreferences } from '~/web/shared/preferences/preferences-store';
import { ButtonLink } from '~/web/ui/button-link';
import { CloseIcon } from '~/web/ui/icons';
import { showErrorToast } from '~/web/ui/overlays/toast-store';
import { Skeleton } from '~/web/ui/skeleton';
import { TextLink } from '~/web/ui/text-link';
import { AddIngredient } from './add-ingredient';
import { ChoiceGroup } from './choice-group';

type Named = OwnPreferences['avoid'][number];

/** The preferences of the signed-in person or of this device. Every change is saved immediately. */
export function PreferencesEditor({ options }: { options: PreferenceOptions }) {
  const preferences = usePreferences();
  const [status, setStatus] = useState('');
  if (!preferences) return <Skeleton className="h-96 noscript:hidden" />;

  async function save(change: Partial<OwnPreferences>) {
    if (!preferences) return;
    setStatus('Saving…');
    try {
      await savePreferences({ ...preferences, ...change });
      setStatus('Saved');
    } catch (error) {
      setStatus('');
      const reason = error instanceof Error ? error.message : 'Please try again.';
      showErrorToast('Your preferences could not be saved', reason);
    }
  }

  function avoid(choice: Named) {
    if (preferences?.avoid.some(({ slug }) => slug === choice.slug)) return;
    if ((preferences?.avoid.length ?? 0) >= preferenceLimits.avoided) {
      const limit = `You can avoid up to ${preferenceLimits.avoided} ingredients. Remove some first.`;
      showErrorToast('Your list is full', limit);
      return;
    }
    save({ avoid: [...(preferences?.avoid ?? []), { slug: choice.slug, name: choice.name }] });
  }

  const stopAvoiding = (slug: string) =>
    save({ avoid: preferences.avoid.filter((other) => other.slug !== slug) });
  const families = new Set(options.families.map(({ slug }) => slug));
  const single = preferences.avoid.filter(({ slug }) => !families.has(slug));
  const chosenFamilies = preferences.avoid.flatMap(({ slug }) => (families.has(slug) ? slug : []));
  const sources = options.families.filter(({ source }) => source !== null);

  return (
    <div className="grid max-w-4xl gap-12 noscript:hidden">
      <section aria-labelledby="avoid">
        <h2 id="avoid" className="font-display text-2xl">
          What I avoid
        </h2>
        <p className="mt-2 max-w-prose text-soft text-sm">
          Products whose ingredient list we don’t know are marked too, because we can’t tell.
        </p>
        <ChoiceGroup
          title="Groups of ingredients"
          options={options.families}
          chosen={chosenFamilies}
          onChange={(slug, isChosen) => {
            const family = options.families.find((known) => known.slug === slug);
            if (isChosen && family) avoid(family);
            else stopAvoiding(slug);
          }}
        />
        <ul className="mt-3 max-w-prose space-y-1 text-soft text-xs">
          {sources.map(({ slug, name, source }) => (
            <li key={slug}>{`${name}: ${source}`}</li>
          ))}
          <li>This is not medical advice: please ask a doctor or pharmacist.</li>
        </ul>
        <AddIngredient onAdd={avoid} />
        {single.length > 0 && (
          <ul className="mt-4 flex flex-wrap gap-2" aria-label="Avoided ingredients">
            {single.map(({ slug, name }) => (
              <li key={slug}>
                <button
                  type="button"
                  onClick={() => stopAvoiding(slug)}
                  className="inline-flex min-h-11 items-center gap-2 rounded-[1.375rem] border border-edge px-4 py-2 text-left text-sm hover:border-accent"
                >
                  <span className="sr-only">Stop avoiding </span>
                  <span className="wrap-anywhere min-w-0">{name}</span>
                  <CloseIcon className="size-4 shrink-0" />
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
      {(['skinTypes', 'hairTypes', 'concerns'] as const).map((list) => (
        <section key={list}>
          <ChoiceGroup
            isSection
            title={titles[list]}
            options={options[list]}
            chosen={preferences[list]}
            onChange={(slug, isChosen) => {
              const others = preferences[list].filter((other) => other !== slug);
              save({ [list]: isChosen ? [...others, slug] : others });
            }}
          />
        </section>
      ))}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink to={forMeHref(preferences)}>Show products for me</ButtonLink>
        <TextLink to="/help/my-preferences">How preferences work</TextLink>
        <p role="status" className="text-soft text-sm">
          {status}
        </p>
      </div>
    </div>
  );
}

const titles = {
  skinTypes: 'My skin type',
  hairTypes: 'My hair type',
  concerns: 'My concerns',
};

/** The listing with the chosen types and concerns; what to avoid never becomes part of an address. */
function forMeHref({ skinTypes, concerns }: OwnPreferences): string {
  const query = new URLSearchParams();
  if (concerns.length > 0) query.set('concerns', concerns.join(','));
  if (skinTypes.length > 0) query.set('skinTypes', skinTypes.join(','));
  const text = query.toString().replaceAll('%2C', ',');
  return text === '' ? '/products' : `/products?${text}`;
}
