/** Minutes since midnight as a time field shows them: '07:05'. */
export function clockText(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** What a time field says, in minutes since midnight; null while it says nothing. */
export function readClock(text: string): number | null {
  const { hours, minutes } = /^(?<hours>\d{2}):(?<minutes>\d{2})/.exec(text)?.groups ?? {};
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
}
