import { and, eq, isNull, sql } from 'drizzle-orm';
import { publish } from '#platform/db/topics.ts';
import type { EpisodeScript } from '#shared/script.ts';
import type { ProductionStep } from '#studio/produce-episode.ts';
import type { Context } from '../context.ts';
import { addUsage, withUsage } from './add-usage.ts';
import { lineRow } from './line-row.ts';
import { seasonTopic } from './order-episode.ts';
import { episodeChoices, episodeLines, seasonEpisodes, userSeasons, type EpisodeRow } from './tables.ts';

/** Moves the shown stage of an episode that is being made, and its season's, on, and wakes whoever watches. */
export async function setStage(
  ctx: Pick<Context, 'db'>,
  episode: Pick<EpisodeRow, 'id' | 'seasonId'>,
  stage: EpisodeRow['stage'],
): Promise<void> {
  await ctx.db.execute(sql`
    with moved as (
      update season_episodes set stage = ${stage}
      where id = ${episode.id} and stage not in ('ready', 'failed') returning season_id
    ), shown as (
      update user_seasons set status = ${stage} where id in (select season_id from moved)
    )
    select pg_notify('canto_topics', ${seasonTopic(episode.seasonId)})`);
}

/** Keeps one step of a production for good; keeping a script or a take again changes nothing. */
export async function keepStep(ctx: Context, episode: EpisodeRow, step: ProductionStep): Promise<void> {
  if (step.type === 'script') return keepScript(ctx, episode, step);
  if (step.type === 'usage') return addUsage(ctx, episode.id, [step.usage]);
  await keepTake(ctx, episode, step);
  // After the sentence is there to be heard.
  await addUsage(ctx, episode.id, [step.take.usage]);
}

/** The script as people read it: narration and speech, a paragraph each. */
function contentOf({ lines }: EpisodeScript): string {
  return lines.map(({ role, speaker, text }) => (role === 'narrator' ? text : `${speaker}: ${text}`)).join('\n\n');
}

async function keepScript(
  ctx: Context,
  episode: EpisodeRow,
  { script, state, usage, seasonTitle }: Extract<ProductionStep, { type: 'script' }>,
): Promise<void> {
  await ctx.transaction(async (tx) => {
    await tx.db
      .insert(episodeLines)
      .values(script.lines.map((line, i) => lineRow(episode.id, line, i)))
      .onConflictDoNothing();
    await tx.db
      .update(seasonEpisodes)
      .set({
        title: script.title,
        content: contentOf(script),
        linesTotal: script.lines.length,
        storyState: state,
        usage: withUsage(usage),
      })
      .where(and(eq(seasonEpisodes.id, episode.id), isNull(seasonEpisodes.storyState)));
    await tx.db
      .insert(episodeChoices)
      .values(
        script.choices.map((choice, i) => ({
          episodeId: episode.id,
          choiceKey: choice.key,
          choiceText: choice.text,
          choiceOrder: i + 1,
        })),
      )
      .onConflictDoNothing();
    if (episode.episodeNumber === 1)
      await tx.db
        .update(userSeasons)
        .set({ title: seasonTitle ?? script.title })
        .where(eq(userSeasons.id, episode.seasonId));
    await publish(tx.db, seasonTopic(episode.seasonId));
  });
}

/** One statement, since it stands between a sentence and its listener. The first take opens the stream, so it also moves the stage. */
async function keepTake(
  ctx: Pick<Context, 'db'>,
  episode: EpisodeRow,
  { position, linePosition, line, take }: Extract<ProductionStep, { type: 'take' }>,
): Promise<void> {
  const isFirst = position === 0;
  await ctx.db.execute(sql`
    with line as (
      insert into episode_lines (episode_id, position, role, speaker, text, delivery, cue)
      values (${episode.id}, ${linePosition}, ${line.role}, ${line.speaker}, ${line.text}, ${line.delivery ?? null},
        ${line.cue ?? null})
      on conflict do nothing
    ), spoken as (
      insert into episode_takes (episode_id, position, line_position, take_key)
      values (${episode.id}, ${position}, ${linePosition}, ${take.key})
      on conflict do nothing
    ), moved as (
      update season_episodes set stage = 'recording'
      where ${isFirst} and id = ${episode.id} and stage in ('queued', 'writing', 'casting', 'recording')
      returning season_id
    ), shown as (
      update user_seasons set status = 'recording' where id in (select season_id from moved)
    )
    select pg_notify('canto_topics', ${seasonTopic(episode.seasonId)})`);
}
