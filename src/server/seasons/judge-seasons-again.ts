import { and, eq, isNull } from 'drizzle-orm';
import { isForYoungest } from '#shared/shows.ts';
import { tellsTyped } from '#studio/moderation/child-words/child-words.ts';
import { judgeText } from '#studio/moderation/judge/judge-text.ts';
import { moderate } from '#studio/moderation/moderate.ts';
import { forgetFeed } from '../catalog/hide-content.ts';
import { listCharacters, readShow } from '../catalog/queries.ts';
import type { ShowRow } from '../catalog/tables.ts';
import type { Context } from '../context.ts';
import { listChoices, listEpisodes } from './queries.ts';
import { userSeasons } from './tables.ts';

type Season = typeof userSeasons.$inferSelect;
type Options = { mustAnswer: boolean; signal?: AbortSignal };

/**
 * Judges what was typed for a show's seasons, and what is told in them, by the rating that the show has now. One that is not
 * surely fine waits unlisted for an admin, with the reason. `mustAnswer` throws where the second opinion does not answer.
 */
export async function judgeSeasonsAgain(ctx: Context, showId: string, options: Options): Promise<void> {
  const show = await readShow(ctx, showId);
  const seasons = await ctx.db
    .select()
    .from(userSeasons)
    .where(and(eq(userSeasons.showId, showId), isNull(userSeasons.reviewReason)));
  let doubted = 0;
  for (const season of seasons) {
    const reason = await reasonAgainst(ctx, show, season, options);
    if (reason === null) continue;
    doubted++;
    await ctx.db
      .update(userSeasons)
      .set({ reviewReason: reason })
      .where(and(eq(userSeasons.id, season.id), isNull(userSeasons.reviewReason)));
  }
  if (doubted > 0) await forgetFeed(ctx, showId);
}

async function reasonAgainst(ctx: Context, show: ShowRow, season: Season, options: Options): Promise<string | null> {
  const { audienceRating: rating } = show;
  const typed = [season.plotIdea, ...Object.values(season.plotPicks)].filter((text) => typeof text === 'string');
  const reasons = new Set<string>();
  for (const text of typed) {
    const provider = options.mustAnswer ? ctx.studio.moderation : null;
    const { verdict, categories } = await moderate(text, { rating, kind: 'plot' }, provider, options.signal);
    if (categories.includes('no-second-opinion')) throw new Error('The second opinion did not answer.');
    if (verdict !== 'approved') for (const category of categories) reasons.add(category);
  }
  const episodes = await listEpisodes(ctx, season.id);
  const choices = (await Promise.all(episodes.map(({ id }) => listChoices(ctx, id)))).flat();
  const shown = [
    season.title,
    season.description ?? '',
    ...episodes.flatMap(({ title, content }) => [title, ...content.split(/\n+/)]),
    ...choices.map(({ choiceText }) => choiceText),
  ];
  for (const line of shown) {
    const { verdict, categories } = judgeText(line, { rating, kind: 'line' });
    if (verdict !== 'approved') for (const category of categories) reasons.add(category);
  }
  const names = [season.place.name, show.name, ...season.leads.map(({ name }) => name)];
  if (isForYoungest(rating)) {
    const cast = (await listCharacters(ctx, show.id)).map(({ name }) => name);
    if (tellsTyped(typed, shown, [...names, ...cast])) reasons.add('words that small children should not hear');
  }
  return reasons.size > 0 ? [...reasons].join(', ') : null;
}
