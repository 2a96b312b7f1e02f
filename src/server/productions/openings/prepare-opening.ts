// How a season begins, written and voiced while its maker still looks at the idea. Kept in this process's memory, so that
// what is not ordered leaves nothing behind.
import { createHash } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { PlotPicks } from '#shared/story/plot-reading.ts';
import type { ScriptLine } from '#shared/story/script.ts';
import type { EpisodeBrief } from '#studio/providers/text/text-provider.ts';
import type { Take, TakeStore } from '#studio/speech/take.ts';
import type { ShowRow } from '../../catalog/tables.ts';
import { listShowPeople, storyShowOf, withPeople } from '../../catalog/story-show.ts';
import type { Context } from '../../context.ts';
import { takes, type Lead, type PrerenderedBranch } from '../../seasons/tables.ts';
import { castSeason } from '../recording/cast-voices.ts';
import { listHeardBefore } from '../recording/episode-brief.ts';
import { voicesOf } from './prerendered-branch.ts';
import { openTakeStore } from '../recording/take-store.ts';
import { voiceOpening, type VoicedSentence } from './voice-opening.ts';

/** What the wizard has when its last step is open. */
export type Idea = {
  show: ShowRow;
  leads: [Lead, Lead];
  place: { name: string; description: string | null };
  narratorVoice: string;
  plotIdea: string;
  picks: PlotPicks;
};

/** Told with this `seasonId`, to somebody who had heard so much: another season would begin otherwise. */
export type PreparedOpening = { seasonId: string; opening: PrerenderedBranch; takes: Take[]; heard: string };

type Waiting = {
  seasonId: string;
  idea: string;
  untilMs: number;
  stop: AbortController;
  made: Promise<PreparedOpening | null>;
};

/** The first clause and the sentence after it: while they are heard, the rest is made. */
const sentences = 2;
/** Enough to know the line after those. */
const linesRead = 3;
const keptMs = 10 * 60_000;
/** A take is some 30 kB. */
const mostKept = 50;
const mostAtOnce = 2;

const waiting = new Map<string, Waiting>();
let underWay = 0;

/**
 * Writes and voices the beginning of the season that somebody may order next; the one before is dropped. Only with the
 * embedded engines, which cost nobody anything, and while few do.
 * @returns The id that the season will have; null where nothing is prepared.
 */
export function prepareOpening(ctx: Context, userId: string, idea: Idea): string | null {
  const { story, speech } = ctx.config;
  const key = keyOf(idea);
  const known = waiting.get(userId);
  if (known?.idea === key && known.untilMs > ctx.clock.now().getTime()) return known.seasonId;
  dropOpening(userId);
  if (story.kind !== 'embedded' || speech.kind !== 'embedded' || underWay >= mostAtOnce) return null;
  for (const [other] of [...waiting].slice(0, Math.max(0, waiting.size - mostKept + 1))) dropOpening(other);
  const seasonId = crypto.randomUUID();
  const stop = new AbortController();
  underWay += 1;
  const made = makeOpening(ctx, { userId, seasonId }, idea, AbortSignal.any([stop.signal, ctx.closing]))
    .catch((error: unknown) => {
      if (!stop.signal.aborted && !ctx.closing.aborted)
        ctx.log.warn({ err: error }, 'the beginning of a season could not be made ahead');
      return null;
    })
    .finally(() => (underWay -= 1));
  waiting.set(userId, { seasonId, idea: key, untilMs: ctx.clock.now().getTime() + keptMs, stop, made });
  return seasonId;
}

/** A beginning that waits for its order; null where there is none for this season. */
export async function findPrepared(userId: string, seasonId: string): Promise<PreparedOpening | null> {
  const known = waiting.get(userId);
  return known?.seasonId === seasonId ? known.made : null;
}

function dropOpening(userId: string): void {
  waiting.get(userId)?.stop.abort();
  waiting.delete(userId);
}

/**
 * The beginning prepared for exactly this idea, once: null where there is none, it is too old, or its maker has heard
 * something since that it should not repeat.
 */
export async function takeOpening(ctx: Context, userId: string, idea: Idea): Promise<PreparedOpening | null> {
  const known = waiting.get(userId);
  if (!known) return null;
  waiting.delete(userId);
  if (known.idea !== keyOf(idea) || known.untilMs <= ctx.clock.now().getTime()) {
    known.stop.abort();
    return null;
  }
  const prepared = await known.made;
  if (!prepared || prepared.opening.voices !== voicesOf(ctx.studio.speech)) return null;
  return prepared.heard === JSON.stringify(await readHeard(ctx, userId)) ? prepared : null;
}

/** Puts the takes of a prepared beginning where productions find them, but those that came from there. */
export async function keepTakes(ctx: Pick<Context, 'db' | 'storage'>, prepared: PreparedOpening): Promise<void> {
  const store = openTakeStore(ctx);
  const keys = prepared.takes.map(({ key }) => key);
  const rows = await ctx.db.select({ key: takes.key }).from(takes).where(inArray(takes.key, keys));
  const known = new Set(rows.map(({ key }) => key));
  for (const take of prepared.takes) if (!known.has(take.key)) await store.put(take);
}

function keyOf({ show, leads, place, narratorVoice, plotIdea, picks }: Idea): string {
  const sorted = Object.entries(picks).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const told = [storyShowOf(show), leads, place, narratorVoice, plotIdea.trim(), sorted];
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url');
}

async function makeOpening(
  ctx: Context,
  { userId, seasonId }: { userId: string; seasonId: string },
  { show, leads, place, narratorVoice, plotIdea, picks }: Idea,
  signal: AbortSignal,
): Promise<PreparedOpening | null> {
  const people = await listShowPeople(ctx, show.id);
  const heardBefore = await readHeard(ctx, userId);
  const brief: EpisodeBrief = {
    seed: seasonId,
    episodeNumber: 1,
    show: withPeople(storyShowOf(show), people),
    characters: leads,
    location: { name: place.name, description: place.description },
    plotIdea,
    picks,
    ...(heardBefore.length > 0 ? { heardBefore } : {}),
    previous: null,
  };
  const lines = await readLines(ctx, brief, signal);
  const voiced = await voiceOpening(
    ctx.studio,
    lines,
    {
      brief,
      voiceOf: castSeason({ seed: seasonId, narratorVoice, leads }, people),
      rating: show.audienceRating,
      isVetted: true,
      store: memoryStore(openTakeStore(ctx)),
      sentences,
    },
    signal,
  );
  const heard = JSON.stringify(heardBefore);
  return voiced.length > 0 ? { seasonId, heard, ...toOpening(ctx, lines, voiced) } : null;
}

const readHeard = (ctx: Context, userId: string) =>
  listHeardBefore(ctx, { creatorId: userId, createdAt: ctx.clock.now() });

async function readLines({ studio }: Context, brief: EpisodeBrief, signal: AbortSignal): Promise<ScriptLine[]> {
  const lines: ScriptLine[] = [];
  for await (const event of studio.text.writeEpisode(brief, signal)) {
    if (event.type !== 'line') continue;
    if (!event.isVetted) break;
    if (lines.push(event.line) === linesRead) break;
  }
  return lines;
}

/** Nothing is written before somebody orders. */
const memoryStore = (kept: TakeStore): TakeStore => ({ get: (key) => kept.get(key), put: async () => {} });

function toOpening({ studio }: Context, lines: ScriptLine[], voiced: VoicedSentence[]) {
  return {
    opening: {
      voices: voicesOf(studio.speech),
      lines: lines.slice(0, voiced.at(-1)!.linePosition + 1),
      takes: voiced.map(({ linePosition, take }) => ({ linePosition, key: take.key })),
    },
    takes: voiced.map(({ take }) => take),
  };
}
