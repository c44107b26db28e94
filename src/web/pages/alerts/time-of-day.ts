/** Minutes since midnight as a time field shows them: '07:05'. */
export function formatTimeOfDay(minutes: number): string {
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** What a time field says, in minutes since midnight; null while it says nothing. */
export function parseTimeOfDay(text: string): number | null {
  const { hours, minutes } = /^(?<hours>\d{2}):(?<minutes>\d{2})/.exec(text)?.groups ?? {};
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
}
