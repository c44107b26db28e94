import { QueryClientProvider } from '@tanstack/react-query';
import type { SignedInUser } from '~/web/shared/auth/account-store';
import { privateQueryClient } from '~/web/shared/private-data/private-query-client';
import { Passkeys } from '../passkeys/passkeys';
import { Providers } from '../providers/providers';
import { Devices } from '../security/devices';
import { SecondFactorSection } from '../security/second-factor-section';
import { SecurityActivity } from '../security/security-activity';
import { AccountHeading } from './account-heading';
import { AccountInfo } from './account-info';
import { Counts } from './counts';
import { QuickActions } from './quick-actions';

export function Account({ user }: { user: SignedInUser }) {
  return (
    <QueryClientProvider client={privateQueryClient()}>
      <div className="page-column min-h-dvh pt-10 pb-24 md:pt-16">
        <AccountHeading user={user} />
        <Counts />
        <div className="mt-12 grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="space-y-14">
            <AccountInfo user={user} />
            <Passkeys email={user.email} />
            <SecondFactorSection email={user.email} />
            <Providers email={user.email} />
            <Devices />
            <SecurityActivity />
          </div>
          <QuickActions user={user} />
        </div>
      </div>
    </QueryClientProvider>
  );
}
