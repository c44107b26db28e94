const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export const longDay = (iso: string) => day.format(new Date(iso));
export const shortMoment = (iso: string) => moment.format(new Date(iso));
export const memberSince = (iso: string) => `Member since ${longDay(iso)}`;
