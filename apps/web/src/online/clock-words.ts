import type { ClockRule } from '@tessera/protocol';
import type { Text } from '../i18n/index.tsx';

/** “10 min + 10 s per turn”. */
export function clockWords(clock: ClockRule, t: Text): string {
  if (clock.kind === 'none') return t('online.clock.none');
  if (clock.kind === 'days') return t('online.clock.days', { count: clock.daysPerMove });
  return t('online.clock.live', { minutes: Math.round(clock.bankSeconds / 60), seconds: clock.incrementSeconds });
}

/** “4:05”, “1:02:30”, or days and hours for what is far away. */
export function timeLeft(ms: number, t: Text): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return t('online.clock.left', { days: Math.floor(hours / 24), hours: hours % 24 });
  const two = (n: number) => `${n}`.padStart(2, '0');
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
