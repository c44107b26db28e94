import { useState } from 'react';
import { accessToken } from '~/web/shared/auth/auth-client';
import { Button } from '~/web/ui/button';
import { FormProblem, StepHeading, TextButton } from '../step-parts';
import { useAuthForm } from '../use-auth-form';

const requestFailed = {
  code: undefined,
  message: 'Something went wrong. Please try again in a minute.',
};

/** For users who have neither their authenticator nor a recovery code: recovery by email after a wait. */
export function LostSecondStep({ onBack }: { onBack: () => void }) {
  const [waitHours, setWaitHours] = useState<number | null>(null);
  const { form, busy, disabled, problem } = useAuthForm(async () => {
    try {
      const answer = await fetch('/auth/v1/factor-recovery', {
        method: 'POST',
        headers: { Authorization: `Bearer ${(await accessToken()) ?? ''}` },
      });
      if (!answer.ok) return requestFailed;
      setWaitHours((await answer.json()).wait_hours);
      return null;
    } catch {
      return requestFailed;
    }
  });
  return (
    <>
      <StepHeading
        title={waitHours === null ? 'Can’t use your second step?' : 'Check your email'}
        lead={
          waitHours === null
            ? 'We’ll email you a link that starts a waiting period. When it ends, you can turn off two-step sign-in. We’ll email you when it starts, shortly before it ends, and when it ends. You can cancel at any time.'
            : `Open the link in the email to start the waiting period of ${hoursText(waitHours)}. The link works for 24 hours.`
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

function hoursText(count: number): string {
  if (count % 24 === 0) return count === 24 ? '1 day' : `${count / 24} days`;
  return count === 1 ? '1 hour' : `${count} hours`;
}
