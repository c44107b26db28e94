import { InfoIcon } from '~/web/ui/page-icons';
import type { AuthStep } from '../step';
import { TextButton } from '../step-parts';
import type { DeadLink } from './read-arrival';

interface LinkNoticeProps {
  outcome: DeadLink;
  /** The purpose of the link; null for a link that confirms an address. */
  purpose: string | null;
  choose: (step: AuthStep) => void;
}

const titles: Record<DeadLink, string> = {
  spent: 'That link no longer works',
  elsewhere: 'That link only works in another browser',
  failed: 'That link did not work',
};

export function LinkNotice({ outcome, purpose, choose }: LinkNoticeProps) {
  const confirms = purpose === null;
  return (
    <div role="status" className="mb-10 flex gap-3 border-accent border-l-2 bg-blush px-5 py-4">
      <InfoIcon className="mt-0.5 shrink-0 text-accent" />
      <div>
        <p className="font-semibold">{titles[outcome]}</p>
        <p className="mt-1 text-sm">{describeOutcome(outcome, confirms)}</p>
        {confirms && outcome !== 'elsewhere' && (
          <TextButton onClick={() => choose({ name: 'resend' })}>
            Send a new confirmation email
          </TextButton>
        )}
      </div>
    </div>
  );
}

function describeOutcome(outcome: DeadLink, confirms: boolean): string {
  if (outcome === 'elsewhere') {
    return confirms
      ? 'If you were confirming your email address, it is confirmed. Sign in here to continue.'
      : 'Open it in the browser where you requested it, or enter the code from the email there. You can also request a new one here.';
  }
  const reason = 'Links in our emails work once and expire after one hour.';
  return confirms
    ? `${reason} If you have used it before, your address is confirmed and you can sign in.`
    : `${reason} Request a new one below.`;
}
