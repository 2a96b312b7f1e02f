import type { LeftOutEpisode, Podcast } from '#shared/podcasts.ts';

export const leftOutWords: Record<LeftOutEpisode['reason'], string> = {
  trailer: 'A trailer, by the feed’s own mark',
  explicit: 'Marked explicit; Canto is for families',
  video: 'Its sound is a video',
  no_sound: 'No sound at its address',
  unknown_sound: 'Its sound is neither MP3 nor WAV',
  not_allowed: 'Its words are not for this audience',
  older: 'Older than the latest 500; it stays in its feed',
};

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always' });

/** "12 minutes ago", "in 2 hours", "just now"; `at` as ISO 8601, `now` in milliseconds. */
export function relativeTime(at: string, now: number): string {
  const ms = Date.parse(at) - now;
  const [unit, size] = units.find(([, each]) => Math.abs(ms) >= each) ?? [null, 1];
  if (unit === null) return ms > 0 ? 'in a minute' : 'just now';
  return relative.format(ms > 0 ? Math.floor(ms / size) : Math.ceil(ms / size), unit);
}

/** The same of what is over: the page's own time may be some seconds behind it. */
export const timeSince = (at: string, now: number): string => relativeTime(at, Math.max(now, Date.parse(at)));

const dayWords = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** "22 November, 31 min", as far as its feed says. */
export function episodeFacts({ publishDate, duration }: Podcast['episodes'][number]): string {
  const parts = duration.split(':').map(Number);
  const seconds = parts.reduce((sum, part) => sum * 60 + part, 0);
  const minutes = seconds > 0 && `${Math.max(1, Math.round(seconds / 60))} min`;
  return [publishDate && dayWords.format(new Date(publishDate)), minutes].filter(Boolean).join(', ');
}

type FeedState = { isFailing: boolean; lead: string; rest: string };

/** How the reading of a feed goes, in words: the lead is shown strong. */
export function feedState({ feed, show }: Pick<Podcast, 'feed' | 'show'>, now: number): FeedState {
  const next = `Next time ${relativeTime(feed.next_read_at, now).replace('just now', 'in a minute')}.`;
  if (feed.failing_since)
    return {
      isFailing: true,
      lead: `Couldn’t be read since ${timeSince(feed.failing_since, now)}.`,
      rest: `${feed.failure} We try again ${relativeTime(feed.next_read_at, now).replace('just now', 'in a minute')}; what is here stays.`,
    };
  const lead = `Read ${timeSince(feed.read_at, now)}.`;
  if (show?.is_hidden) return { isFailing: true, lead: 'Hidden by the house.', rest: 'Write to us about it.' };
  const moved = feed.moved_at ? 'Its feed moved; we follow the new address. ' : '';
  if (feed.has_hub) return { isFailing: false, lead, rest: `${moved}The feed’s hub tells us of new episodes at once.` };
  return { isFailing: false, lead, rest: moved + next };
}

/** One row for each day under names of the columns, as spreadsheets read it. */
export function numbersCsv(days: Podcast['days']): string {
  const rows = days.map(({ day, views, plays, seasons }) => [day, views, plays, seasons].join(','));
  return `${['day,page visits,plays,fan seasons', ...rows].join('\r\n')}\r\n`;
}
