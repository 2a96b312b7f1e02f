// The doors by ear: when they are said, and what opens for who does not answer.
import { z } from 'zod';
import { prices } from '../wallet.ts';

/** `wait` opens nothing; `surprise` opens one of the three by chance. */
export const wishes = ['wait', 'first', 'surprise'] as const;
export type Wish = (typeof wishes)[number];

/** The doors are said so often before a wish is followed, so long after. */
export const timesSaid = 2;
export const wishAfterMs = 20_000;
/** So long a spoken or wished answer can be taken back before it is charged. */
export const takeBackMs = 5000;

export const mostDoorsPerEvening = 10;
/** When an evening ends, on the listener's own clock. */
export const eveningEndsHour = 5;

const timeZone = z
  .string()
  .max(64)
  .refine((zone) => isTimeZone(zone), 'That is no time zone.');

/** `cantos_per_evening` is the most that the wish may spend between two mornings at 05:00, in whole doors. */
export const standingWish = z
  .object({
    wish: z.enum(wishes),
    cantos_per_evening: z
      .number()
      .int()
      .min(0)
      .max(mostDoorsPerEvening * prices.episode)
      .multipleOf(prices.episode, `An evening is counted in doors of ${prices.episode} cantos.`),
    time_zone: timeZone,
  })
  .refine(
    ({ wish, cantos_per_evening }) => wish === 'wait' || cantos_per_evening >= prices.episode,
    'A wish that opens doors needs the price of one of them an evening.',
  );
export type StandingWish = z.infer<typeof standingWish>;

export const keptWish = z.object({
  wish: z.enum(wishes),
  cantos_per_evening: z.number(),
  /** Null before a wish was kept. */
  time_zone: z.string().nullable(),
  /** What the wish has spent since the evening began, less what was given back. */
  spent_this_evening: z.number(),
});
export type KeptWish = z.infer<typeof keptWish>;

/** What somebody has who never said anything: the doors wait. */
export const noWish: KeptWish = {
  wish: 'wait',
  cantos_per_evening: 2 * prices.episode,
  time_zone: null,
  spent_this_evening: 0,
};

/** Whether the wish may still open a door this evening. */
export const mayOpen = ({ wish, cantos_per_evening, spent_this_evening }: KeptWish) =>
  wish !== 'wait' && spent_this_evening + prices.episode <= cantos_per_evening;

function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

const dayMs = 24 * 60 * 60 * 1000;

/** When the evening of a moment began: the last 05:00 on the clocks of a time zone. Both in milliseconds since 1970. */
export function eveningBeganMs(nowMs: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  /** What the clocks show, as if it were universal time. */
  const shown = (ms: number) => {
    const part = Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]));
    return Date.UTC(part.year!, part.month! - 1, part.day!, part.hour!, part.minute!, part.second!);
  };
  const whole = Math.floor(nowMs / 1000) * 1000;
  const beganShown = (day: number) => Math.floor(day / dayMs) * dayMs + eveningEndsHour * 60 * 60 * 1000;
  const local = shown(whole);
  const wanted = beganShown(local) <= local ? beganShown(local) : beganShown(local - dayMs);
  // Clocks may have been changed since: the difference is taken at that moment.
  const guess = whole - (local - wanted);
  return guess + (wanted - shown(guess));
}
