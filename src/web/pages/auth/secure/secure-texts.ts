import type { SecurityLinkPreview } from './security-link';

interface SecureTexts {
  title: string;
  lead: string;
  /** What the button does, one sentence per effect. */
  effects: readonly string[];
  submit: string;
}

const changeTexts: Readonly<Record<string, string>> = {
  factor_added: 'two-step sign-in was turned on',
  factor_removed: 'a second step was removed',
  recovery_codes_created: 'new recovery codes were created',
  recovery_codes_removed: 'your recovery codes were removed',
  recovery_code_used: 'a recovery code was used',
  passkey_added: 'a passkey was added',
  passkey_removed: 'a passkey was removed',
  password_changed: 'your password was changed',
  email_changed: 'your email address was changed',
  provider_linked: 'an account at another provider was linked',
  provider_unlinked: 'an account at another provider was unlinked',
  factor_recovery_canceled: 'the request to turn off two-step sign-in was canceled',
};

const undoTexts: Readonly<Record<string, string>> = {
  factor_added: 'The second step that was added is removed.',
  recovery_codes_created: 'The new recovery codes stop working.',
  passkey_added: 'The new passkey is removed.',
  provider_linked: 'The account at the other provider is unlinked.',
  email_changed: 'Your previous email address is restored.',
};

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

export function secureTexts(link: SecurityLinkPreview): SecureTexts {
  const days = link.wait_hours / 24;
  const wait = Number.isInteger(days) && days > 1 ? `${days} days` : `${link.wait_hours} hours`;
  switch (link.purpose) {
    case 'undo': {
      const change = link.change ?? '';
      const what = changeTexts[change] ?? 'your account was changed';
      return {
        title: 'This wasn’t you?',
        lead: `On ${moment.format(new Date(link.created_at))}, ${what}. If that was not you, secure your account now.`,
        effects: [
          'Every device is signed out.',
          undoTexts[change] ??
            'Second steps, passkeys and linked providers added since the day before, and later email changes, are undone.',
          'Your password stops working, and we email you a link to choose a new one.',
        ],
        submit: 'Secure my account',
      };
    }
    case 'start_factor_recovery':
      return {
        title: 'Start the waiting period?',
        lead: 'You asked to sign in without your second step.',
        effects: [
          `The waiting period is ${wait}. Nothing changes until it ends.`,
          'We email you now, one day before it ends, and when it ends.',
          'You can cancel at any time with the link in those emails, or on a device that is signed in with your second step.',
        ],
        submit: 'Start the waiting period',
      };
    case 'cancel_factor_recovery':
      return {
        title: 'Cancel the request?',
        lead: 'Someone asked to turn off two-step sign-in for your account.',
        effects: ['The request ends, and your second step stays on.'],
        submit: 'Cancel the request',
      };
    case 'finish_factor_recovery':
      return {
        title: 'Turn off two-step sign-in',
        lead: 'The waiting period is over.',
        effects: [
          'Your authenticator app, recovery codes and passkeys are removed.',
          'Every device is signed out. Sign in again with your password.',
        ],
        submit: 'Turn off two-step sign-in',
      };
  }
}
