import { useEffect, useState } from 'react';
import { TextLink } from '~/web/ui/text-link';
import { AuthPlaceholder, StepHeading } from '../step-parts';
import { SecureDone } from './secure-done';
import { SecureForm } from './secure-form';
import { LinkRefused, previewLink, type SecurityLinkPreview, type UsedLink } from './security-link';

type State =
  | { name: 'looking' }
  | { name: 'dead' }
  | { name: 'unreachable' }
  | { name: 'ready'; token: string; link: SecurityLinkPreview }
  | { name: 'done'; link: SecurityLinkPreview; used: UsedLink; forgot: boolean };

/** Rate limits and outages say nothing about the link itself. */
const isDead = (error: unknown) => error instanceof LinkRefused && error.code === 'otp_expired';

/** Shows what a security link does, the button that applies it, and the result. */
export function SecureSteps() {
  const [state, setState] = useState<State>({ name: 'looking' });
  useEffect(() => {
    const token = location.hash.slice(1);
    previewLink(token).then(
      (link) => setState({ name: 'ready', token, link }),
      (error: unknown) => setState(isDead(error) ? { name: 'dead' } : { name: 'unreachable' }),
    );
  }, []);
  switch (state.name) {
    case 'looking':
      return <AuthPlaceholder />;
    case 'dead':
      return (
        <>
          <StepHeading
            title="This link does not work"
            lead="It has already been used or has expired. If you think someone else is using your account, choose a new password. That signs out every other device."
            arrived={false}
          />
          <TextLink to="/auth?for=new-password">Choose a new password</TextLink>
        </>
      );
    case 'unreachable':
      return (
        <StepHeading
          title="We can’t connect right now"
          lead="Please check your connection and load this page again in a few minutes. Your link was not used."
          arrived={false}
        />
      );
    case 'ready':
      return (
        <SecureForm
          link={state.link}
          token={state.token}
          onDone={(used, forgot) => setState({ name: 'done', link: state.link, used, forgot })}
          onDead={() => setState({ name: 'dead' })}
        />
      );
    case 'done':
      return <SecureDone link={state.link} used={state.used} forgot={state.forgot} />;
  }
}
