import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { TextField } from '~/web/ui/fields/text-field';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'> & {
  /** Tells password managers whether to fill in a password or suggest a new one. */
  autoComplete: 'current-password' | 'new-password';
};

/** A password field with a show button and a Caps Lock warning. */
export function PasswordField(props: PasswordFieldProps) {
  const [isVisible, setIsVisible] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const checkCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <div>
      <TextField
        type={isVisible ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        onKeyDown={checkCapsLock}
        onKeyUp={checkCapsLock}
        onBlur={() => setCapsLock(false)}
        trailing={
          <button
            type="button"
            aria-label="Show password"
            aria-pressed={isVisible}
            className="min-h-11 min-w-12 font-semibold text-sm hover:text-ink"
            onClick={() => setIsVisible(!isVisible)}
          >
            {isVisible ? 'Hide' : 'Show'}
          </button>
        }
        {...props}
      />
      <p role="status" className={capsLock ? 'mt-1.5 text-sm text-warn' : undefined}>
        {capsLock && 'Caps Lock is on.'}
      </p>
    </div>
  );
}
