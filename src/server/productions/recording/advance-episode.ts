import { setTimeout as sleep } from 'node:timers/promises';
import { count, eq } from 'drizzle-orm';
import { letGo, type Attempt } from '#platform/jobs/define-job.ts';
import { beginUrgent } from '#platform/priority-gate.ts';
import type { EpisodeScript } from '#shared/story/script.ts';
import { produceEpisode, type Pace } from '#studio/produce-episode.ts';
import type { Context } from '../../context.ts';
import { listChoices } from '../../seasons/queries.ts';
import { episodeTakes } from '../../seasons/tables.ts';
import { listLines } from '../../seasons/transcript.ts';
import { hasEnded } from '../episode-state.ts';
import { voiceDoors } from '../doors/voice-doors.ts';
import { castSeason } from './cast-voices.ts';
import { briefOf, getProduction, type Production } from './episode-brief.ts';
import { finishEpisode } from './finish-episode.ts';
import { saveStep, setStage } from './save-step.ts';
import { openTakeStore } from './take-store.ts';

/** An episode whose beginning exists is listened to at once: for this long the machine belongs to that. */
const untilBeginningSoundsMs = 250;

/**
 * Brings an episode from wherever an earlier attempt left it to finished: every step is kept as soon as it is done, so
 * a killed worker's successor only does what is missing.
 */
export async function advanceEpisode(
  ctx: Context,
  { episodeId }: { episodeId: string },
  attempt: Pick<Attempt, 'signal'> & Partial<Attempt>,
  pace?: Pace,
): Promise<void> {
  const production = await getProduction(ctx, episodeId);
  const { episode } = production;
  if (hasEnded(episode)) return;
  const kept = await keptSoFar(ctx, production);
  if (episode.stage === 'queued') await setStage(ctx, episode, 'writing');
  const order = {
    brief: { ...briefOf(production), spoken: kept.spoken },
    voiceOf: castSeason(production.season, production.regulars, production.met),
    takes: openTakeStore(ctx),
    ...kept,
    ...(pace ? { pace } : {}),
  };
  // Of what another attempt left somebody may be waiting for the next sentence.
  if (kept.takesKept > 0 && (attempt.number ?? 1) === 1)
    await sleep(untilBeginningSoundsMs, undefined, { signal: attempt.signal });
  const endUrgent = kept.takesKept === 0 && !pace ? beginUrgent() : () => {};
  try {
    for await (const step of produceEpisode(ctx.studio, order, attempt.signal)) {
      const progress = await saveStep(ctx, episode, step);
      if (step.type === 'take') endUrgent();
      if (progress) await attempt.progressed?.();
      letGo(attempt);
    }
  } finally {
    endUrgent();
  }
  await voiceDoors(ctx, production, attempt.signal);
  await setStage(ctx, episode, 'finishing');
  await finishEpisode(ctx, production);
}

async function keptSoFar(
  ctx: Context,
  { episode }: Production,
): Promise<{ script: EpisodeScript | null; takesKept: number; spoken: EpisodeScript['lines'] }> {
  const lines = await listLines(ctx, episode.id);
  const [row] = await ctx.db
    .select({ takesKept: count() })
    .from(episodeTakes)
    .where(eq(episodeTakes.episodeId, episode.id));
  const takesKept = row?.takesKept ?? 0;
  if (!episode.storyState) return { script: null, takesKept, spoken: lines };
  const choices = (await listChoices(ctx, episode.id)).map(({ choiceKey, choiceText }) => ({
    key: choiceKey,
    text: choiceText,
  }));
  return { script: { title: episode.title, lines, choices }, takesKept, spoken: [] };
}
