import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { hasPreferences, preferenceLimits } from '~/domain/preferences/preferences';
import { encodeListing } from '~/domain/search/listing/listing-params';
import { formatCount } from '~/web/ui/fields/format-count';
import { WarningIcon } from '~/web/ui/icons';
import { showErrorToast } from '~/web/ui/overlays/toast-store';
import { InfoIcon } from '~/web/ui/page-icons';
import { TextLink } from '~/web/ui/text-link';
import { unpackCard } from '../catalog/product-card-data';
import type { ListingJson } from '../listing/listing-json';
import { callApi } from '../private-data/call-api';
import { releaseRoom, rememberPreferences } from './bar-room';
import { type OwnPreferences, toPreferences } from './own-preferences';
import { savePreferences, usePreferences } from './preferences-store';

/** A listing as it is shown to a person with preferences. */
export interface PersonalListing {
  /** The listing that it was made for. */
  of: ListingJson;
  /** What suits; null: everything is shown, with marks. */
  listing: ListingJson | null;
  marks: ReadonlyMap<number, ReactNode>;
  hides: boolean;
  setHides: (hides: boolean) => void;
}

const answerSchema = z.object({
  hidden: z.number(),
  listing: z.nullable(z.custom<ListingJson>((value) => typeof value === 'object')),
  marks: z.array(z.object({ productId: z.number(), kind: z.string(), text: z.string() })),
});
type Answer = z.infer<typeof answerSchema>;

interface PersonalBarProps {
  listing: ListingJson;
  onChange: (personal: PersonalListing | null) => void;
}

/**
 * Marks what does not suit the person's preferences, or leaves it out. Pages are cached for everyone, so the browser
 * sends the preferences along after the page has loaded.
 */
export function PersonalBar({ listing, onChange }: PersonalBarProps) {
  const preferences = usePreferences();
  const answer = useAnswer(listing, preferences);
  const hides = preferences?.hides ?? false;
  const marks = useMemo(
    () => new Map(answer?.marks.map((mark) => [mark.productId, <CardMark key="mark" {...mark} />])),
    [answer],
  );
  useEffect(() => {
    // Like `useMayHavePreferences`: parts of the page that are not loaded yet stay visible.
    const change = (next: PersonalListing | null) => startTransition(() => onChange(next));
    if (!preferences || !answer) return change(null);
    const setHides = (next: boolean) => {
      savePreferences({ ...preferences, hides: next }).catch((error: unknown) =>
        showNotSaved(error),
      );
    };
    change({ of: listing, listing: answer.listing, marks, hides, setHides });
  }, [listing, preferences, answer, marks, hides, onChange]);
  const isShown = preferences && hasPreferences(toPreferences(preferences));
  useEffect(() => {
    if (preferences) rememberPreferences(hasPreferences(toPreferences(preferences)));
  }, [preferences]);
  useEffect(() => () => releaseRoom(), []);
  if (!isShown) return null;
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-sm bg-sunken px-3 py-2 text-sm sm:gap-x-5 sm:px-4">
      <label className="choice min-w-0">
        <input
          type="checkbox"
          checked={hides}
          onChange={(event) =>
            savePreferences({ ...preferences, hides: event.target.checked }).catch(showNotSaved)
          }
        />
        Hide what doesn’t suit me
      </label>
      {/* On phones a line of its own, so that nothing moves when its text arrives. */}
      <p
        role="status"
        className="figures text-soft max-sm:order-last max-sm:min-h-5 max-sm:basis-full"
      >
        {answer && listing.total > 0 && hiddenText(answer.hidden, hides)}
      </p>
      <TextLink to="/profile/preferences" className="ml-auto">
        My preferences
      </TextLink>
    </div>
  );
}

const showNotSaved = (error: unknown) =>
  showErrorToast(
    'Your choice could not be saved',
    error instanceof Error ? error.message : 'Please try again.',
  );

function hiddenText(count: number, hides: boolean): string {
  if (count === 0) return 'Everything here suits you';
  if (hides) return `${formatCount(count)} hidden`;
  return `${formatCount(count)} ${count === 1 ? 'doesn’t' : 'don’t'} suit you or can’t be checked`;
}

/** What the server says about a listing; undefined until it has answered for these preferences. */
function useAnswer(listing: ListingJson, preferences: OwnPreferences | null): Answer | undefined {
  const [answered, setAnswered] = useState<{ key: unknown; for: unknown; answer: Answer }>();
  useEffect(() => {
    if (!preferences || !hasPreferences(toPreferences(preferences))) return;
    const ended = new AbortController();
    const { place, params, items } = listing;
    const body = {
      preferences: toPreferences(preferences),
      productIds: items.map((card) => unpackCard(card).id).slice(0, preferenceLimits.markedAtOnce),
      category: place.category,
      subcategory: place.subcategory,
      query: encodeListing(params).toString(),
    };
    callApi('/api/preferences/listing', { method: 'POST', body, signal: ended.signal })
      .then((json) => {
        if (ended.signal.aborted) return;
        setAnswered({ key: listing, for: preferences, answer: answerSchema.parse(json) });
      })
      // Without an answer the listing stays as everyone sees it.
      .catch(() => undefined);
    return () => ended.abort();
  }, [listing, preferences]);
  return answered?.key === listing && answered.for === preferences ? answered.answer : undefined;
}

function CardMark({ kind, text }: { kind: string; text: string }) {
  const Icon = kind === 'unknown' ? InfoIcon : WarningIcon;
  return (
    <p className="mark" data-kind={kind}>
      <Icon />
      {text}
    </p>
  );
}
