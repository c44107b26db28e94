import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { retention } from '~/domain/retention';
import { reviewSettingLabels } from '~/domain/reviews/review-mails';
import { callApi } from '~/web/shared/private-data/call-api';
import {
  type OwnPrivacy,
  privacyQuery,
  privacySchema,
} from '~/web/shared/private-data/privacy-settings';
import { Button } from '~/web/ui/button';
import { Checkbox } from '~/web/ui/fields/checkbox';
import { Dialog } from '~/web/ui/overlays/dialog';
import { Skeleton } from '~/web/ui/skeleton';
import { showFailureToast } from './show-failure-toast';

const choices: readonly { name: keyof OwnPrivacy; label: string; hint: string }[] = [
  { name: 'newsletter', label: 'Newsletter', hint: 'Once a week. No spam, unsubscribe anytime.' },
  {
    name: 'alert_mails',
    label: 'Price alert emails',
    hint: 'Get an email when one of your price alerts is triggered. Setting an alert turns this on.',
  },
  {
    name: 'helpful_mails',
    label: reviewSettingLabels.helpfulMails,
    hint: 'Get an email when more people found your reviews helpful, at most once a week.',
  },
  {
    name: 'review_request_mails',
    label: reviewSettingLabels.reviewRequestMails,
    hint: `Get an email that asks for a review two weeks after you open a store’s offer, at most once a week. This turns on “${reviewSettingLabels.storeVisits}”.`,
  },
  {
    name: 'store_visits',
    label: reviewSettingLabels.storeVisits,
    hint: `Allows us to remember for ${retention.storeVisit.days} days which store’s offer you opened while signed in, for which product and on which day. Your review of the product then says “Visited a store from here”. Turning this off deletes all of it, and turns off review reminders.`,
  },
  {
    name: 'product_analytics',
    label: 'Product analytics',
    hint: 'Allows us to measure which parts of the site you use, so we can improve them.',
  },
];

/** Consent settings; each one is saved when it changes. */
export function PrivacyDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const { data } = useQuery(privacyQuery);
  const choose = useMutation({
    mutationFn: async (body: Partial<OwnPrivacy>) =>
      privacySchema.parse(await callApi('/api/profile/privacy', { method: 'PATCH', body })),
    onSuccess: (settings) => queries.setQueryData(privacyQuery.queryKey, settings),
    onError: showFailureToast,
  });
  // Optimistic update; reverts if the request fails.
  const [pressed, setPressed] = useState<Partial<OwnPrivacy>>({});
  const shownSettings = data && { ...data, ...pressed };
  const press = (change: Partial<OwnPrivacy>) => {
    setPressed(change);
    choose.mutate(change, { onSettled: () => setPressed({}) });
  };
  return (
    <Dialog
      open
      size="sm"
      title="Privacy Settings"
      description="These are off unless you turn them on."
      onClose={onClose}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      {shownSettings ? (
        <div className="space-y-5">
          {choices.map(({ name, label, hint }) => (
            <Checkbox
              key={name}
              role="switch"
              label={label}
              hint={hint}
              checked={shownSettings[name]}
              onChange={(event) => press({ [name]: event.target.checked })}
            />
          ))}
        </div>
      ) : (
        <Skeleton className="h-48" />
      )}
      <p role="status" className="mt-4 min-h-5 text-soft text-sm">
        {choose.isPending ? 'Saving…' : choose.isSuccess && 'Saved.'}
      </p>
    </Dialog>
  );
}
