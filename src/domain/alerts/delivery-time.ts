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
export function deliveryTime(now: Date, preferences: DeliveryPreferences): Date {
  const planned =
    preferences.digestAt === null
      ? now
      : nextLocalTime(now, preferences.digestAt, preferences.timeZone);
  if (preferences.quietFrom === null || preferences.quietTo === null) return planned;
  const minutes = localMinutes(planned, preferences.timeZone);
  const isQuietHours =
    preferences.quietFrom <= preferences.quietTo
      ? minutes >= preferences.quietFrom && minutes < preferences.quietTo
      : minutes >= preferences.quietFrom || minutes < preferences.quietTo;
  return isQuietHours ? nextLocalTime(planned, preferences.quietTo, preferences.timeZone) : planned;
}

/**
 * The next time the local clock shows `minutes`; if daylight saving skips it, the moment of the
 * skip.
 */
function nextLocalTime(after: Date, minutes: number, timeZone: string): Date {
  const start = Math.floor(after.getTime() / minuteMs) * minuteMs;
  const wait = (minutes - localMinutes(after, timeZone) + dayMinutes) % dayMinutes;
  const naive = new Date(start + wait * minuteMs);
  if (wait === 0) return after;
  // Daylight saving may have started or ended in between.
  const off = minutes - localMinutes(naive, timeZone);
  const nearest = ((off + dayMinutes * 1.5) % dayMinutes) - dayMinutes / 2;
  const shifted = new Date(naive.getTime() + nearest * minuteMs);
  return shifted > after ? shifted : naive;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The local time in minutes since midnight. */
function localMinutes(at: Date, timeZone: string): number {
  const clock = clocks.get(timeZone) ?? newClock(timeZone);
  const [hours = 0, minutes = 0] = clock.format(at).split(':').map(Number);
  return hours * 60 + minutes;
}

function newClock(timeZone: string): Intl.DateTimeFormat {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  // About 400 time zones exist, so this only guards against invalid input.
  if (clocks.size < 1_000) clocks.set(timeZone, clock);
  return clock;
}

/** Whether the runtime knows this time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return name.length <= 64 && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
