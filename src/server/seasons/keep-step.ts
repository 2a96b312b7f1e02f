import { and, eq, inArray, sql } from 'drizzle-orm';
import { publish } from '#platform/db/topics.ts';
import type { EpisodeScript, ScriptLine } from '#shared/script.ts';
import type { ProductionStep } from '#studio/produce-episode.ts';
import type { Context } from '../context.ts';
import { seasonTopic } from './order-episode.ts';
import { episodeChoices, episodeLines, episodeTakes, seasonEpisodes, userSeasons, type EpisodeRow } from './tables.ts';

const notStarted = ['queued', 'writing', 'casting', 'recording'] as const;

/** Moves the shown stage of an episode and its season on, and wakes whoever watches. */
export async function setStage(
  ctx: Pick<Context, 'db'>,
  episode: Pick<EpisodeRow, 'id' | 'seasonId'>,
  stage: EpisodeRow['stage'],
): Promise<void> {
  await ctx.db.execute(sql`
    with moved as (update season_episodes set stage = ${stage} where id = ${episode.id} and stage not in ('ready', 'failed')),
    shown as (update user_seasons set status = ${stage} where id = ${episode.seasonId})
    select pg_notify('canto_topics', ${seasonTopic(episode.seasonId)})`);
}

/** Keeps one step of a production for good; keeping it again changes nothing. */
export async function keepStep(ctx: Context, episode: EpisodeRow, step: ProductionStep): Promise<void> {
  await (step.type === 'script' ? keepScript(ctx, episode, step) : keepTake(ctx, episode, step));
}

const lineRow = (episodeId: string, line: ScriptLine, position: number) => ({
  episodeId,
  position,
  role: line.role,
  speaker: line.speaker,
  text: line.text,
  delivery: line.delivery,
});

/** The script as people read it: narration and speech, a paragraph each. */
function contentOf({ lines }: EpisodeScript): string {
  return lines.map(({ role, speaker, text }) => (role === 'narrator' ? text : `${speaker}: ${text}`)).join('\n\n');
}

async function keepScript(
  ctx: Context,
  episode: EpisodeRow,
  { script, state, usage }: Extract<ProductionStep, { type: 'script' }>,
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
        usage,
      })
      .where(eq(seasonEpisodes.id, episode.id));
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
      await tx.db.update(userSeasons).set({ title: script.title }).where(eq(userSeasons.id, episode.seasonId));
    await publish(tx.db, seasonTopic(episode.seasonId));
  });
}

/** The first take opens the stream, so it also moves the stage. */
async function keepTake(
  ctx: Context,
  episode: EpisodeRow,
  { position, linePosition, line, take }: Extract<ProductionStep, { type: 'take' }>,
): Promise<void> {
  await ctx.transaction(async (tx) => {
    await tx.db
      .insert(episodeLines)
      .values(lineRow(episode.id, line, linePosition))
      .onConflictDoNothing();
    await tx.db
      .insert(episodeTakes)
      .values({ episodeId: episode.id, position, linePosition, takeKey: take.key })
      .onConflictDoNothing();
    if (position === 0) {
      await tx.db
        .update(seasonEpisodes)
        .set({ stage: 'recording' })
        .where(and(eq(seasonEpisodes.id, episode.id), inArray(seasonEpisodes.stage, [...notStarted])));
      await tx.db.update(userSeasons).set({ status: 'recording' }).where(eq(userSeasons.id, episode.seasonId));
    }
    await publish(tx.db, seasonTopic(episode.seasonId));
  });
}
