import { and, eq, isNull, sql } from 'drizzle-orm';
import { publish } from '#platform/db/topics.ts';
import type { EpisodeScript, ScriptLine } from '#shared/story/script.ts';
import type { ProductionStep } from '#studio/produce-episode.ts';
import type { Context } from '../../context.ts';
import { nameSeason } from '../../seasons/change-season.ts';
import { withEpisode } from '../../seasons/memory/kept-memory.ts';
import { readMemory } from '../../seasons/memory/read-memory.ts';
import { seasonTopic } from '../../seasons/progress.ts';
import { episodeChoices, episodeLines, seasonEpisodes, type EpisodeRow } from '../../seasons/tables.ts';
import { movingTo } from '../episode-state.ts';
import { addUsage, withUsage } from './take-store.ts';

/** Moves the shown stage of an episode that is being made on, and wakes whoever watches its season. */
export async function setStage(
  ctx: Pick<Context, 'db'>,
  episode: Pick<EpisodeRow, 'id' | 'seasonId'>,
  stage: 'writing' | 'finishing',
): Promise<void> {
  await ctx.db.execute(sql`
    with moved as (${movingTo(stage, episode.id)})
    select pg_notify('canto_topics', ${seasonTopic(episode.seasonId)})`);
}

/**
 * Keeps one step of a production for good; keeping a script or a take again changes nothing. Answers whether the next
 * attempt has less to do by it.
 */
export async function saveStep(ctx: Context, episode: EpisodeRow, step: ProductionStep): Promise<boolean> {
  if (step.type === 'script') return saveScript(ctx, episode, step);
  if (step.type === 'usage') {
    await addUsage(ctx, episode.id, [step.usage]);
    return false;
  }
  const isNew = await saveTake(ctx, episode, step);
  if (isNew) {
    ctx.metrics.savedTake();
    // Nobody waits for the catalogue's own, which are made when there is time.
    if (step.position === 0 && episode.chargedUserId)
      ctx.metrics.soundedFirst((ctx.clock.now().getTime() - episode.createdAt.getTime()) / 1000);
  }
  // After the sentence is there to be heard.
  await addUsage(ctx, episode.id, [step.take.usage]);
  return isNew;
}

/** The script as people read it: narration and speech, a paragraph each. */
function contentOf({ lines }: EpisodeScript): string {
  return lines.map(({ role, speaker, text }) => (role === 'narrator' ? text : `${speaker}: ${text}`)).join('\n\n');
}

async function saveScript(
  ctx: Context,
  episode: EpisodeRow,
  { script, state, memory, usage, seasonTitle, seasonAbout }: Extract<ProductionStep, { type: 'script' }>,
): Promise<boolean> {
  return ctx.transaction(async (tx) => {
    await tx.db
      .insert(episodeLines)
      .values(script.lines.map((line, i) => lineRow(episode.id, line, i)))
      .onConflictDoNothing();
    const { memory: before } = await readMemory(tx, episode.seasonId, episode.episodeNumber);
    const written = await tx.db
      .update(seasonEpisodes)
      .set({
        title: script.title,
        content: contentOf(script),
        linesTotal: script.lines.length,
        storyState: state,
        memory: withEpisode(before, memory, episode.episodeNumber),
        usage: withUsage(usage),
      })
      .where(and(eq(seasonEpisodes.id, episode.id), isNull(seasonEpisodes.storyState)))
      .returning({ id: seasonEpisodes.id });
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
      await nameSeason(tx, episode.seasonId, { title: seasonTitle ?? script.title, about: seasonAbout ?? null });
    await publish(tx.db, seasonTopic(episode.seasonId));
    return written.length > 0;
  });
}

/** One statement, since it stands between a sentence and its listener. The first take opens the stream, so it also moves the stage. */
async function saveTake(
  ctx: Pick<Context, 'db' | 'announce'>,
  episode: EpisodeRow,
  { position, linePosition, line, take }: Extract<ProductionStep, { type: 'take' }>,
): Promise<boolean> {
  const isFirst = position === 0;
  const { rows } = await ctx.db.execute<{ kept: number }>(sql`
    with line as (
      insert into episode_lines (episode_id, position, role, speaker, text, delivery, cue, sound, gender)
      values (${episode.id}, ${linePosition}, ${line.role}, ${line.speaker}, ${line.text}, ${line.delivery ?? null},
        ${line.cue ?? null}, ${line.sound ?? null}, ${line.gender ?? null})
      on conflict do nothing
    ), spoken as (
      insert into episode_takes (episode_id, position, line_position, take_key)
      values (${episode.id}, ${position}, ${linePosition}, ${take.key})
      on conflict do nothing returning 1
    )${isFirst ? sql`, moved as (${movingTo('recording', episode.id)})` : sql``}
    select count(*)::int as kept from spoken`);
  ctx.announce(seasonTopic(episode.seasonId));
  return rows[0]!.kept > 0;
}

/** A line as `episode_lines` has it. */
export const lineRow = (episodeId: string, line: ScriptLine, position: number) => ({
  episodeId,
  position,
  role: line.role,
  speaker: line.speaker,
  text: line.text,
  delivery: line.delivery,
  cue: line.cue,
  sound: line.sound,
  gender: line.gender,
});
