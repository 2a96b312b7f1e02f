import { setTimeout as sleep } from 'node:timers/promises';
import { count, eq } from 'drizzle-orm';
import type { EpisodeScript } from '#shared/script.ts';
import { produceEpisode, type Pace } from '#studio/produce-episode.ts';
import type { Context } from '../context.ts';
import { briefOf, getProduction, listKeptLines, type Production } from './episode-brief.ts';
import { finishEpisode } from './finish-episode.ts';
import { keepStep, setStage } from './keep-step.ts';
import { awaitSound } from './people-first.ts';
import { listChoices } from './queries.ts';
import { openTakeStore } from './take-store.ts';
import { episodeTakes } from './tables.ts';
import { castSeason } from './voice-of.ts';

/** An episode whose beginning exists is listened to at once: for this long the machine belongs to that. */
const untilBeginningSoundsMs = 250;

/**
 * Brings an episode from wherever an earlier attempt left it to finished: every step is kept as soon as it is done, so
 * a killed worker's successor only does what is missing.
 */
export async function advanceEpisode(
  ctx: Context,
  { episodeId }: { episodeId: string },
  attempt: { signal: AbortSignal },
  pace?: Pace,
): Promise<void> {
  const production = await getProduction(ctx, episodeId);
  const { episode } = production;
  if (episode.stage === 'ready' || episode.stage === 'failed') return;
  const kept = await keptSoFar(ctx, production);
  if (episode.stage === 'queued') await setStage(ctx, episode, 'writing');
  const order = {
    brief: { ...briefOf(production), spoken: kept.spoken },
    voiceOf: castSeason(production.season),
    takes: openTakeStore(ctx),
    ...kept,
    ...(pace ? { pace } : {}),
  };
  if (kept.takesKept > 0) await sleep(untilBeginningSoundsMs, undefined, { signal: attempt.signal });
  const heard = kept.takesKept === 0 && !pace ? awaitSound() : () => {};
  try {
    for await (const step of produceEpisode(ctx.studio, order, attempt.signal)) {
      await keepStep(ctx, episode, step);
      if (step.type === 'take') heard();
    }
  } finally {
    heard();
  }
  await setStage(ctx, episode, 'finishing');
  await finishEpisode(ctx, production);
}

async function keptSoFar(
  ctx: Context,
  { episode }: Production,
): Promise<{ script: EpisodeScript | null; takesKept: number; spoken: EpisodeScript['lines'] }> {
  const lines = await listKeptLines(ctx, episode.id);
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
