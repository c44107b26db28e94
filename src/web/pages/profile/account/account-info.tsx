import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { SignedInUser } from '~/web/shared/auth/account-store';
import { Button } from '~/web/ui/button';
import { Card } from '~/web/ui/card';
import { AccountSection } from '../account-section';
import { EmailDialog } from '../email-change/email-dialog';
import { EnterCodesDialog } from '../email-change/enter-codes-dialog';
import { PasswordDialog } from '../security/password-dialog';
import { profileQuery, signInQuery } from './account-data';
import { formatDay } from './dates';
import { NameDialog } from './name-dialog';
import { OwnName } from './own-name';

type Part = 'name' | 'email' | 'codes' | 'password';

export function AccountInfo({ user }: { user: SignedInUser }) {
  const [open, setOpen] = useState<Part | null>(null);
  const { data: profile } = useQuery(profileQuery);
  const { data: signIn } = useQuery(signInQuery);
  const close = () => setOpen(null);
  const waiting = signIn?.newEmail;
  return (
    <AccountSection title="Account info">
      <Card className="py-1 sm:py-2">
        <dl className="divide-y divide-line">
          <Row label="Name" onChange={() => setOpen('name')}>
            <OwnName email={user.email} />
          </Row>
          <Row label="Email" onChange={() => setOpen('email')}>
            {user.email}
            {waiting && (
              <span className="block text-soft text-sm">
                Changes to {waiting} once both addresses confirm it.{' '}
                <button
                  type="button"
                  className="text-accent underline underline-offset-4 hover:text-accent-strong pointer-coarse:min-h-11"
                  onClick={() => setOpen('codes')}
                >
                  Enter the codes
                </button>
              </span>
            )}
          </Row>
          <Row label="Password" onChange={() => setOpen('password')}>
            <span aria-hidden="true">••••••••</span>
            <span className="sr-only">Hidden</span>
          </Row>
          <Row label="Member since">{formatDay(user.createdAt)}</Row>
        </dl>
      </Card>
      {open === 'name' && profile && <NameDialog name={profile.username} onClose={close} />}
      {open === 'email' && <EmailDialog email={user.email} onClose={close} />}
      {open === 'codes' && waiting && (
        <EnterCodesDialog email={user.email} next={waiting} onClose={close} />
      )}
      {open === 'password' && <PasswordDialog email={user.email} onClose={close} />}
    </AccountSection>
  );
}

function Row(props: { label: string; children: ReactNode; onChange?: () => void }) {
  const { label, children, onChange } = props;
  return (
    <div className="grid min-h-16 grid-cols-[minmax(0,1fr)_auto] content-center items-baseline gap-x-6 py-3.5 sm:grid-cols-[8rem_minmax(0,1fr)_auto]">
      <dt className="text-soft text-sm">{label}</dt>
      <dd className="wrap-anywhere col-start-1 sm:col-start-2">{children}</dd>
      {onChange && (
        <dd className="col-start-2 row-span-2 row-start-1 self-center sm:col-start-3 sm:row-span-1">
          <Button variant="secondary" size="sm" onClick={onChange}>
            Change<span className="sr-only"> {label.toLowerCase()}</span>
          </Button>
        </dd>
      )}
    </div>
  );
}
