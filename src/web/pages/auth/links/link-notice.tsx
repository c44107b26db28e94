import { InfoIcon } from '~/web/ui/icons';
import type { AuthStep } from '../step';
import { TextButton } from '../text-button';
import type { DeadLink } from './read-arrival';

interface LinkNoticeProps {
  outcome: DeadLink;
  /** What the link was for; null for one that confirms an address. */
  purpose: string | null;
  choose: (step: AuthStep) => void;
}

const titles: Record<DeadLink, string> = {
  spent: 'That link no longer works',
  elsewhere: 'That link belongs to another browser',
  failed: 'That link did not work',
};

/** What became of the link that somebody came by. */
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
      ? 'If you were confirming your address, that is done all the same: sign in here to go on.'
      : 'Open it in the browser where you requested it, or enter the code from the email there. You can also request a new one here.';
  }
  const reason = 'Links in our emails work once and expire after one hour.';
  return confirms
    ? `${reason} If you have followed it before, your address is confirmed: simply sign in.`
    : `${reason} Ask for a new one below.`;
}
