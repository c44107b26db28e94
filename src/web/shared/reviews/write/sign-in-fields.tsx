import type { FieldErrors } from '~/web/shared/forms/check-fields';
import { TextField } from '~/web/ui/fields/text-field';

/** Without scripts there is no session in the browser, so a form itself says who sends it. */
export function SignInFields({ errors }: { errors: FieldErrors }) {
  return (
    <section aria-labelledby="your-account">
      <h2 id="your-account" className="font-display text-xl">
        Your account
      </h2>
      <p className="mt-1 max-w-prose text-soft text-sm">
        JavaScript is turned off in this browser, so please enter your email address and password
        here. Accounts with a second sign-in step need JavaScript.
      </p>
      <div className="mt-4 grid gap-5 sm:grid-cols-2">
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          required
          error={errors.email}
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={errors.password}
        />
      </div>
    </section>
  );
}
