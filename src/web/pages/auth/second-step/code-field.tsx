import type { Ref } from 'react';
import { TextField } from '~/web/ui/fields/text-field';

/** A six-digit code field that phones can fill from an email or an app. */
export function CodeField({ label, ref }: { label: string; ref?: Ref<HTMLInputElement> }) {
  return (
    <TextField
      ref={ref}
      label={label}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="\s*(\d\s*){6}"
      title="Six digits"
      className="figures [&_input]:tracking-label"
      required
    />
  );
}
