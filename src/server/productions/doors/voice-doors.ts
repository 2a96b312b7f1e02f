import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { brand } from '#shared/brand.ts';
import { prices } from '#shared/wallet.ts';
import { doorLines } from '#studio/doors/door-lines.ts';
import { joinTakes } from '#studio/mix/join-takes.ts';
import { mainVoices } from '#studio/speech/cast-season.ts';
import { speakKeptTake } from '#studio/speech/speak-kept-take.ts';
import { utterancesOf } from '#studio/speech/split-utterances.ts';
import type { Take } from '#studio/speech/take.ts';
import type { Context } from '../../context.ts';
import { listChoices } from '../../seasons/queries.ts';
import { seasonEpisodes, type KeptDoors } from '../../seasons/tables.ts';
import { castSeason } from '../recording/cast-voices.ts';
import type { Production } from '../recording/episode-brief.ts';
import { openTakeStore, savePrepared } from '../recording/take-store.ts';

/** Some ten sentences; whoever speaks slower is waited for by nobody who wants to hear the episode. */
const longestMs = 30_000;

/**
 * Has the narrator say an episode's doors, and keeps that with the episode the first time; remixes take it along. An
 * episode is worth having without: failures are logged, and the next who needs it tries again.
 */
export async function voiceDoors(ctx: Context, production: Production, signal: AbortSignal): Promise<void> {
  const { episode } = production;
  if (episode.doors) return;
  try {
    const doors = await speakDoors(ctx, production, AbortSignal.any([signal, AbortSignal.timeout(longestMs)]));
    if (!doors) return;
    await ctx.db
      .update(seasonEpisodes)
      .set({ doors })
      .where(and(eq(seasonEpisodes.id, episode.id), isNull(seasonEpisodes.doors)));
  } catch (error) {
    signal.throwIfAborted();
    ctx.log.warn({ err: error, episodeId: episode.id }, 'the doors of an episode could not be voiced');
  }
}

async function speakDoors(
  ctx: Context,
  { episode, season, regulars, met }: Production,
  signal: AbortSignal,
): Promise<KeptDoors | null> {
  const choices = await listChoices(ctx, episode.id);
  if (choices.length === 0) return null;
  const said = doorLines(
    choices.map(({ choiceText }) => choiceText),
    prices.episode,
  );
  const voiceOf = castSeason(season, regulars, met);
  const cast = mainVoices(voiceOf);
  const store = openTakeStore(ctx);
  const takes: Take[] = [];
  const parts: KeptDoors['parts'] = [];
  let at = 0;
  for (const [which, { part, door, line }] of said.entries()) {
    const start = at;
    for (const utterance of utterancesOf(line, voiceOf(line), said[which + 1]?.line, { cast })) {
      const take = await speakKeptTake(ctx.studio.speech, store, utterance, signal);
      takes.push(take);
      at += take.durationMs;
    }
    parts.push({ part, door, text: line.text, start_ms: start, end_ms: at });
  }
  await savePrepared(ctx, episode.id, takes);
  // Seasons that ask the same share the file. Slices point into it, so its name is that of its bytes, tags and all.
  const { mp3, durationMs } = joinTakes(takes, { title: 'The doors', artist: brand.name });
  const hash = createHash('sha256').update(mp3).digest('hex');
  const audioKey = `doors/${hash.slice(0, 40)}.mp3`;
  await ctx.storage.put(audioKey, mp3, { contentType: 'audio/mpeg' });
  return { audioKey, durationMs, parts };
}
