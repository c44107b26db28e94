import { CheckMail } from './check-mail';
import { MailRequest } from './mail-request';
import { PasswordForm } from './password-form';
import type { AuthStep, AuthStepProps } from './step';

/** The current step for a signed-out visitor. */
export function SignedOutStep({ step, ...common }: AuthStepProps & { step: AuthStep }) {
  switch (step.name) {
    case 'sign-in':
    case 'sign-up':
      return <PasswordForm mode={step.name} {...common} />;
    case 'mail':
      return <CheckMail purpose={step.purpose} {...common} />;
    default:
      return <MailRequest key={step.name} kind={step.name} {...common} />;
  }
}
