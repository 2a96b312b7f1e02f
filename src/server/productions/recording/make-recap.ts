import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { brand } from '#shared/brand.ts';
import { AppError } from '#shared/errors.ts';
import type { ScriptLine } from '#shared/story/script.ts';
import { joinTakes } from '#studio/mix/join-takes.ts';
import { timeLines } from '#studio/mix/time-lines.ts';
import { checkLine } from '#studio/moderation/check-line.ts';
import { mainVoices } from '#studio/speech/cast-season.ts';
import { speakKeptTake } from '#studio/speech/speak-kept-take.ts';
import { utterancesOf } from '#studio/speech/split-utterances.ts';
import type { Take } from '#studio/speech/take.ts';
import type { Context } from '../../context.ts';
import { seasonEpisodes } from '../../seasons/tables.ts';
import { castSeason } from './cast-voices.ts';
import { briefOf, getProduction, type Production } from './episode-brief.ts';
import { addUsage, savePrepared, openTakeStore } from './take-store.ts';

/**
 * Makes what is told before the episode after this one to somebody who was away: its words, its sound, its file. Kept with
 * the episode the first time, so that it is never written or voiced again; remixes take it along.
 */
export async function makeRecap(
  ctx: Context,
  { episodeId }: { episodeId: string },
  attempt: { signal: AbortSignal },
): Promise<void> {
  const production = await getProduction(ctx, episodeId);
  const { episode, show } = production;
  if (episode.recap || !episode.storyState || episode.stage !== 'ready') return;
  const written = await ctx.studio.text.recap(briefOf(production), episode.storyState, attempt.signal);
  if (!written) return giveUpRecap(ctx, { episodeId });
  await addUsage(ctx, episodeId, [written.usage]);
  try {
    const audience = { rating: show.audienceRating, isVetted: written.isVetted };
    for (const line of written.lines) await checkLine(ctx.studio, line, audience, attempt.signal);
  } catch (error) {
    if (error instanceof AppError && error.code === 'rejected_content') return giveUpRecap(ctx, { episodeId });
    throw error;
  }
  const takesOfLines = await voiceLines(ctx, production, written.lines, attempt.signal);
  const takes = takesOfLines.flat();
  await savePrepared(ctx, episodeId, takes);
  // Remixes share the file. Slices point into it, so its name is that of its bytes, tags and all.
  const { mp3, durationMs } = joinTakes(takes, { title: 'Previously', artist: brand.name });
  const hash = createHash('sha256').update(mp3).digest('hex');
  const audioKey = `recaps/${hash.slice(0, 40)}.mp3`;
  await ctx.storage.put(audioKey, mp3, { contentType: 'audio/mpeg' });
  await ctx.db
    .update(seasonEpisodes)
    .set({ recap: { audioKey, durationMs, lines: timeLines(written.lines, takesOfLines) } })
    .where(and(eq(seasonEpisodes.id, episodeId), isNull(seasonEpisodes.recap)));
}

/** Notes that it can't be told now, so that a model is not asked again for everybody who looks at the season. */
export async function giveUpRecap(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { episodeId }: { episodeId: string },
): Promise<void> {
  await db.update(seasonEpisodes).set({ recapFailedAt: clock.now() }).where(eq(seasonEpisodes.id, episodeId));
}

async function voiceLines(
  ctx: Context,
  { season, regulars, met }: Production,
  lines: ScriptLine[],
  signal: AbortSignal,
): Promise<Take[][]> {
  const voiceOf = castSeason(season, regulars, met);
  const cast = mainVoices(voiceOf);
  const store = openTakeStore(ctx);
  const takesOfLines: Take[][] = [];
  for (const [at, line] of lines.entries()) {
    const utterances = utterancesOf(line, voiceOf(line), lines[at + 1], { breakFirst: at === 0, cast });
    takesOfLines.push(
      await Promise.all(utterances.map((utterance) => speakKeptTake(ctx.studio.speech, store, utterance, signal))),
    );
  }
  return takesOfLines;
}
