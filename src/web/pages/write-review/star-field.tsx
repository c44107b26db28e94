import { WarningIcon } from '~/web/ui/icons';
import { StarIcon } from '~/web/ui/page-icons';

const choices = [
  ['1', 'Poor'],
  ['2', 'Fair'],
  ['3', 'Good'],
  ['4', 'Very good'],
  ['5', 'Excellent'],
] as const;

interface StarFieldProps {
  defaultValue: string;
  error: string | undefined;
}

/** One to five stars. Native radios, so the arrow keys work and no script is needed. */
export function StarField({ defaultValue, error }: StarFieldProps) {
  return (
    <fieldset aria-describedby={error ? 'stars-error' : undefined}>
      <legend className="mb-1.5 font-semibold text-sm">
        Your rating
        <span aria-hidden="true" className="text-accent">
          {'\u00a0*'}
        </span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(([value, name]) => (
          <label
            key={value}
            className="relative flex min-h-12 min-w-13 cursor-pointer flex-col items-center justify-center rounded-md border border-edge px-2 py-1.5 hover:border-ink has-checked:border-accent has-checked:bg-blush has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 sm:min-w-20"
          >
            <input
              type="radio"
              name="stars"
              value={value}
              required
              defaultChecked={defaultValue === value}
              aria-invalid={error ? true : undefined}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span className="figures flex items-center gap-1 font-semibold">
              {value}
              <StarIcon className="size-4.5 text-star" />
              <span className="sr-only">{value === '1' ? 'star: ' : 'stars: '}</span>
            </span>
            <span className="text-soft text-xs">{name}</span>
          </label>
        ))}
      </div>
      <div aria-live="polite">
        {error && (
          <p id="stars-error" className="mt-1.5 flex gap-1.5 text-danger text-sm">
            <WarningIcon className="mt-0.5 size-4.5 shrink-0" />
            {error}
          </p>
        )}
      </div>
    </fieldset>
  );
}
