import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { SignedInUser } from '~/web/shared/auth/account-store';
import { callApi } from '~/web/shared/private-data/call-api';
import { cx } from '~/web/ui/class-names';
import { Link } from '~/web/ui/link';
import { showToast } from '~/web/ui/overlays/toast-store';
import { ChevronRightIcon } from '~/web/ui/page-icons';
import { Spinner } from '~/web/ui/spinner';
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
        <ActionLink
          to="/profile/preferences"
          label="My preferences"
          text="What you avoid and what suits you."
        />
        <ActionLink
          to="/profile/reviews"
          label="My reviews"
          text="What became of them, and your drafts."
        />
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

interface ActionLinkProps {
  to: string;
  label: string;
  text: string;
}

/** Opens a page. It looks like the actions below it. */
function ActionLink({ to, label, text }: ActionLinkProps) {
  return (
    <li>
      <Link to={to} className="group flex items-center gap-4 py-4">
        <ActionText label={label} text={text} />
        <ChevronRightIcon className="shrink-0 text-soft" />
      </Link>
    </li>
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
        <ActionText label={label} text={text} danger={danger} />
        {busy ? <Spinner /> : <ChevronRightIcon className="shrink-0 text-soft" />}
      </button>
    </li>
  );
}

function ActionText({ label, text, danger }: Pick<ActionProps, 'label' | 'text' | 'danger'>) {
  return (
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
  );
}
