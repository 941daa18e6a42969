/** A day as people read it: “12 March”, with the year where it is another. */
export function dayWords(at: number, language: string, now = Date.now()): string {
  const same = new Date(at).getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    ...(same ? {} : { year: 'numeric' }),
  }).format(at);
}

/** The last day of a time that ends then: who is away until midnight is away on the day before. */
export const lastDay = (until: number): number => until - 1;

/** A date field’s “2027-03-12”, so many days from now. */
export function dateField(now: number, days: number): string {
  const date = new Date(now);
  date.setDate(date.getDate() + days);
  const two = (n: number) => `${n}`.padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The last day away that a date field says first: the one that is set, or a week from now as far as days are left; today is one. */
export function lastDayField(awayUntil: number | null, daysLeft: number, now: number): string {
  return awayUntil === null ? dateField(now, Math.max(0, Math.min(7, daysLeft - 1))) : dateField(lastDay(awayUntil), 0);
}

/** The end of that day, by the clock of whoever looks at it; NaN for what is no date. */
export function endOfDay(field: string): number {
  const [year, month, day] = field.split('-').map(Number);
  return new Date(year, month - 1, day + 1).getTime();
}
