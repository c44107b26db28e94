import { minuteMs } from '../durations';

/** When a person wants notifications; times of day in minutes, in their time zone. */
export interface DeliveryPreferences {
  timeZone: string;
  /** Both or neither; may span midnight. */
  quietFrom: number | null;
  quietTo: number | null;
  /** Send everything once a day at this time instead of immediately. */
  digestAt: number | null;
}

const dayMinutes = 1_440;

/** The earliest time to send a notification that is ready now. */
export function deliveryTime(
  now: Date,
  preferences: DeliveryPreferences,
  clocks = new LocalClocks(),
): Date {
  const planned =
    preferences.digestAt === null
      ? now
      : nextLocalTime(now, preferences.digestAt, preferences.timeZone, clocks);
  if (preferences.quietFrom === null || preferences.quietTo === null) return planned;
  const minutes = clocks.minutesAt(planned, preferences.timeZone);
  const isQuietHours =
    preferences.quietFrom <= preferences.quietTo
      ? minutes >= preferences.quietFrom && minutes < preferences.quietTo
      : minutes >= preferences.quietFrom || minutes < preferences.quietTo;
  return isQuietHours
    ? nextLocalTime(planned, preferences.quietTo, preferences.timeZone, clocks)
    : planned;
}

/**
 * The next time the local clock shows `minutes`; if daylight saving skips it, the moment of the
 * skip.
 */
function nextLocalTime(after: Date, minutes: number, timeZone: string, clocks: LocalClocks): Date {
  const start = Math.floor(after.getTime() / minuteMs) * minuteMs;
  const wait = (minutes - clocks.minutesAt(after, timeZone) + dayMinutes) % dayMinutes;
  const naive = new Date(start + wait * minuteMs);
  if (wait === 0) return after;
  // Daylight saving may have started or ended in between.
  const off = minutes - clocks.minutesAt(naive, timeZone);
  const nearest = ((off + dayMinutes * 1.5) % dayMinutes) - dayMinutes / 2;
  const shifted = new Date(naive.getTime() + nearest * minuteMs);
  return shifted > after ? shifted : naive;
}

/** Clocks of time zones. One takes longer to create than to read, so a batch of notifications shares them. */
export class LocalClocks {
  private readonly clocks = new Map<string, Intl.DateTimeFormat>();

  /** The local time in minutes since midnight. */
  minutesAt(at: Date, timeZone: string): number {
    const [hours = 0, minutes = 0] = this.clockOf(timeZone).format(at).split(':').map(Number);
    return hours * 60 + minutes;
  }

  private clockOf(timeZone: string): Intl.DateTimeFormat {
    const known = this.clocks.get(timeZone);
    if (known) return known;
    const clock = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    this.clocks.set(timeZone, clock);
    return clock;
  }
}

/** Whether the runtime knows this time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return name.length <= 64 && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
