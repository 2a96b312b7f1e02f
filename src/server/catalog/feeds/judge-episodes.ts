import type { FeedEpisode } from '#platform/feeds/feed.ts';
import type { LeftOutEpisode } from '#shared/podcasts.ts';
import type { AudienceRating, RssEpisode } from '#shared/shows.ts';
import { moderateText } from '../moderate-text.ts';
import type { Context } from '../../context.ts';

/** What a page shows of an episode's notes. */
const longestNotes = 1200;
const ways = /https?:\/\/|www\.|\S@\S|(?:^|\s)@\w|\b[\w-]+\.(?:com|org|net|fm|io|co|example)\b/i;

/**
 * Notes without the sentences that lead elsewhere, as links, handles and mail addresses do: children read them.
 * At most `longestNotes` characters, cut after a sentence where there is one.
 */
export function plainNotes(text: string): string {
  const sentences = text.split(/(?<=[.!?…]["”’)]?)\s+|\n+/).filter((sentence) => sentence && !ways.test(sentence));
  let notes = '';
  for (const sentence of sentences) {
    const longer = notes === '' ? sentence : `${notes} ${sentence}`;
    if (longer.length > longestNotes) return notes === '' ? sentence.slice(0, longestNotes) : notes;
    notes = longer;
  }
  return notes;
}

/**
 * Which episodes an audience may have, by their texts. What was allowed for it before (`known`) and has not changed is not
 * judged again.
 */
export async function judgeEpisodes(
  ctx: Pick<Context, 'studio' | 'log'>,
  episodes: FeedEpisode[],
  { rating, known }: { rating: AudienceRating; known: RssEpisode[] },
): Promise<{ allowed: RssEpisode[]; refused: LeftOutEpisode[] }> {
  const textOf = ({ id, title, description }: RssEpisode) => JSON.stringify([id, title, description]);
  const knownTexts = new Set(known.map(textOf));
  const allowed: RssEpisode[] = [];
  const refused: LeftOutEpisode[] = [];
  for (const episode of episodes) {
    const plain = { ...episode, description: plainNotes(episode.description) };
    const isKnown = knownTexts.has(textOf(plain));
    const text = `${plain.title}. ${plain.description}`;
    if (isKnown || (await moderateText(ctx, text, { rating, kind: 'show' })).approved) allowed.push(plain);
    else refused.push({ title: episode.title, reason: 'not_allowed' });
  }
  return { allowed, refused };
}
