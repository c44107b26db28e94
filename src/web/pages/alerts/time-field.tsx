import { TextField } from '~/web/ui/fields/text-field';

interface TimeFieldProps {
  label: string;
  value: number | null;
  onChange: (minutes: number) => void;
}

/** A time input whose value is in minutes since midnight. */
export function TimeField({ label, value, onChange }: TimeFieldProps) {
  return (
    <TextField
      type="time"
      label={label}
      className="figures w-36"
      value={formatTimeOfDay(value ?? 0)}
      onChange={({ target }) => onChange(parseTimeOfDay(target.value) ?? value ?? 0)}
    />
  );
}

function formatTimeOfDay(minutes: number): string {
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

function parseTimeOfDay(text: string): number | null {
  const { hours, minutes } = /^(?<hours>\d{2}):(?<minutes>\d{2})/.exec(text)?.groups ?? {};
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
}
