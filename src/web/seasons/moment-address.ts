import { seasonAddress } from './season-address.ts';

/** A place in a season: an episode's number and seconds from its start. */
export type Moment = { episode: number | null; seconds: number };

export function momentAddress(seasonId: string, { episode, seconds }: Moment): string {
  const query = new URLSearchParams({ t: String(Math.floor(seconds)), ...(episode ? { e: String(episode) } : {}) });
  return `${seasonAddress(seasonId)}?${query}`;
}

/** The place that an address names by `t` and `e`; null where it names none. What can't be a number counts as not said. */
export function readMoment(search: string): Moment | null {
  const query = new URLSearchParams(search);
  const whole = (name: string) => (/^\d{1,6}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : null);
  const [seconds, episode] = [whole('t'), whole('e')];
  return seconds === null && !episode ? null : { episode: episode || null, seconds: seconds ?? 0 };
}
