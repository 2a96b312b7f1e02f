import { francAll } from 'franc-min';
import type { Feed, FetchedFeed } from '#platform/feeds/feed.ts';
import { parseFeed } from '#platform/feeds/parse-feed.ts';
import { mostEpisodes, type FeedAbout, type LeftOutEpisode } from '#shared/podcasts.ts';
import type { AudienceRating, RssEpisode } from '#shared/shows.ts';
import type { Context } from '../../context.ts';
import type { FollowedFeed } from '../tables.ts';
import { judgeEpisodes, plainNotes } from './judge-episodes.ts';
import { keepCover } from './keep-cover.ts';

export type ReadPodcast = { about: FeedAbout; episodes: RssEpisode[]; leftOut: LeftOutEpisode[]; feed: Feed };

/** So much text says what language it is in. */
const tellingLength = 200;

/**
 * A fetched feed as Canto shows it: its latest episodes that `rating` may have, and what is left out. `before` is what was read
 * of it the last time. Throws FeedError.
 */
export async function readPodcast(
  ctx: Pick<Context, 'db' | 'storage' | 'config' | 'log' | 'studio'>,
  fetched: FetchedFeed,
  { rating, before }: { rating: AudienceRating; before: FollowedFeed | null },
): Promise<ReadPodcast> {
  const feed = await parseFeed(fetched);
  const newestFirst = feed.episodes.toSorted((a, b) => timeOf(b) - timeOf(a));
  const older = newestFirst.slice(mostEpisodes).map(({ title }) => ({ title, reason: 'older' as const }));
  const { allowed, refused } = await judgeEpisodes(ctx, newestFirst.slice(0, mostEpisodes), {
    rating,
    known: before?.audienceRating === rating ? before.episodes : [],
  });
  const isSameCover = before !== null && before.about.imageUrl === feed.imageUrl && before.about.coverKey !== null;
  const about: FeedAbout = {
    title: feed.title,
    description: plainNotes(feed.description),
    author: feed.author,
    imageUrl: feed.imageUrl,
    coverKey: isSameCover ? before.about.coverKey : await keepCover(ctx, feed.imageUrl),
    foreignLanguage: foreignLanguage(feed),
    guid: feed.guid,
    ownerEmail: feed.ownerEmail,
    isExplicit: feed.isExplicit,
    isBlocked: feed.isBlocked,
    newestVideoUrl: feed.newestVideoUrl,
    codes: (feed.ownWords.match(/canto-[a-z0-9]{4}-[a-z0-9]{6}/gi) ?? [])
      .slice(0, 10)
      .map((code) => code.toLowerCase()),
  };
  return { about, episodes: allowed.toReversed(), leftOut: [...feed.leftOut, ...refused, ...older], feed };
}

const timeOf = ({ publishDate }: RssEpisode) => (publishDate ? Date.parse(publishDate) || 0 : 0);

/** By what the feed says, else by its words; null for English, and where neither tells. */
function foreignLanguage({ language, title, description, episodes }: Feed): string | null {
  if (language) return /^en\b/.test(language) ? null : nameOfLanguage(language);
  const text = [title, description, ...episodes.slice(0, 20).flatMap((each) => [each.title, each.description])].join(
    ' ',
  );
  if (text.length < tellingLength) return null;
  const [guess] = francAll(text.slice(0, 4000));
  return !guess || guess[0] === 'eng' || guess[0] === 'und' ? null : nameOfLanguage(guess[0]);
}

function nameOfLanguage(code: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
