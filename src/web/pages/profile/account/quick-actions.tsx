import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { SignedInUser } from '~/web/shared/auth/account-store';
import { callApi } from '~/web/shared/private-data/call-api';
import { cx } from '~/web/ui/class-names';
import { showToast } from '~/web/ui/overlays/toast-store';
import { ChevronRightIcon } from '~/web/ui/page-icons';
import { Spinner } from '~/web/ui/spinner';
import { TextLink } from '~/web/ui/text-link';
import { AccountSection } from '../account-section';
import { DeleteDialog } from '../delete-dialog';
import { PrivacyDialog } from '../privacy-dialog';
import { showFailureToast } from '../show-failure-toast';
import { saveFile } from './save-file';

export function QuickActions({ user }: { user: SignedInUser }) {
  const [open, setOpen] = useState<'privacy' | 'delete' | null>(null);
  const exportData = useMutation({
    mutationFn: async () => {
      const data = await callApi('/api/profile/export');
      const day = new Date().toISOString().slice(0, 10);
      saveFile(JSON.stringify(data, null, 2), `my-data-${day}.json`, 'application/json');
    },
    onSuccess: () => showToast({ title: 'Your data has been downloaded' }),
    onError: showFailureToast,
  });
  return (
    <AccountSection title="Quick Actions">
      <ul className="divide-y divide-line border-ink border-t border-b">
        <li className="py-4">
          <TextLink to="/profile/preferences" className="font-semibold">
            My preferences
          </TextLink>
          <span className="block text-soft text-sm">What you avoid and what suits you.</span>
        </li>
        <li className="py-4">
          <TextLink to="/profile/reviews" className="font-semibold">
            My reviews
          </TextLink>
          <span className="block text-soft text-sm">What became of them, and your drafts.</span>
        </li>
        <Action
          label="Export Data"
          text="Download everything we store about you in one file."
          busy={exportData.isPending}
          onPress={() => exportData.isPending || exportData.mutate()}
        />
        <Action
          label="Privacy Settings"
          text="Choose what we may email you and what we may measure."
          onPress={() => setOpen('privacy')}
        />
        <Action
          label="Delete Account"
          text="Permanently delete your account and all of your data."
          danger
          onPress={() => setOpen('delete')}
        />
      </ul>
      {open === 'privacy' && <PrivacyDialog onClose={() => setOpen(null)} />}
      {open === 'delete' && <DeleteDialog email={user.email} onClose={() => setOpen(null)} />}
    </AccountSection>
  );
}

interface ActionProps {
  label: string;
  text: string;
  busy?: boolean;
  danger?: boolean;
  onPress: () => void;
}

function Action({ label, text, busy = false, danger = false, onPress }: ActionProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onPress}
        aria-busy={busy || undefined}
        className="group flex w-full items-center gap-4 py-4 text-left"
      >
        <span className="min-w-0 grow">
          <span
            className={cx(
              'block font-semibold transition-colors',
              danger ? 'text-danger' : 'group-hover:text-accent',
            )}
          >
            {label}
          </span>
          <span className="block text-soft text-sm">{text}</span>
        </span>
        {busy ? <Spinner /> : <ChevronRightIcon className="shrink-0 text-soft" />}
      </button>
    </li>
  );
}
