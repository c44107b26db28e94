const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export const formatDay = (iso: string) => day.format(new Date(iso));
export const formatMomentShort = (iso: string) => moment.format(new Date(iso));
export const memberSince = (iso: string) => `Member since ${formatDay(iso)}`;
