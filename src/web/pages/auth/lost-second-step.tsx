import { useState } from 'react';
import { accessToken } from '~/web/shared/auth/auth-client';
import { Button } from '~/web/ui/button';
import { FormProblem } from './form-problem';
import { StepHeading } from './step-heading';
import { TextButton } from './text-button';
import { useAuthForm } from './use-auth-form';

const failed = { code: undefined, message: 'That did not work. Please try again in a minute.' };

/** For somebody who has neither the app nor a recovery code: the way back, by email and by waiting. */
export function LostSecondStep({ onBack }: { onBack: () => void }) {
  const [waitHours, setWaitHours] = useState<number | null>(null);
  const { form, busy, disabled, problem } = useAuthForm(async () => {
    try {
      const answer = await fetch('/auth/v1/factor-recovery', {
        method: 'POST',
        headers: { Authorization: `Bearer ${(await accessToken()) ?? ''}` },
      });
      if (!answer.ok) return failed;
      setWaitHours((await answer.json()).wait_hours);
      return null;
    } catch {
      return failed;
    }
  });
  return (
    <>
      <StepHeading
        title={waitHours === null ? 'You can’t use your second step?' : 'Check your email'}
        lead={
          waitHours === null
            ? 'We send a link to your email address. It starts a waiting period; after that, two-step sign-in can be turned off. You get an email at the start, before the end and at the end, and can cancel at any time.'
            : `Open the link in the email to start the waiting period of ${hours(waitHours)}. The link works for 24 hours.`
        }
        arrived
      />
      {waitHours === null && (
        <form {...form} className="flex flex-col gap-5">
          <FormProblem problem={problem} />
          <Button type="submit" size="lg" disabled={disabled}>
            {busy ? 'Sending...' : 'Email me the link'}
          </Button>
        </form>
      )}
      <div className="mt-8 flex flex-col items-start gap-1 border-line border-t pt-6">
        <TextButton onClick={onBack}>Back to the second step</TextButton>
      </div>
    </>
  );
}

function hours(count: number): string {
  if (count % 24 === 0) return count === 24 ? '1 day' : `${count / 24} days`;
  return count === 1 ? '1 hour' : `${count} hours`;
}
