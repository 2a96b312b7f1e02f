import { and, desc, eq, max, ne } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import { memoryChangesLimit, type MemoryChange } from '#shared/story/memory.ts';
import { saysTheSame } from '#shared/story/same-words.ts';
import { onlyChildWords } from '#studio/moderation/child-words/child-words.ts';
import { moderateText } from '../../catalog/moderate-text.ts';
import { readShow } from '../../catalog/queries.ts';
import type { Context, Viewer } from '../../context.ts';
import { withIdempotency, type IdempotentRequest } from '../../wallet/with-idempotency.ts';
import { requireCreator } from '../policy.ts';
import { getSeason, lockSeason } from '../queries.ts';
import { memoryChanges, seasonEpisodes, type MemoryChangeRow, type SeasonRow } from '../tables.ts';
import type { MemoryEffect } from './kept-memory.ts';
import { readMemory, type MemoryNow } from './read-memory.ts';

const opposite: Record<MemoryEffect, MemoryEffect> = { strike: 'restore', restore: 'strike', add: 'strike', text: 'text', pin: 'unpin', unpin: 'pin' }; // prettier-ignore

export const changedMeanwhile = 'Somebody changed this a moment ago. Here is theirs.';

/**
 * Changes what a season remembers; its next episode obeys. What was typed is judged like an idea. Throws AppError: `forbidden`
 * for anybody but its maker, `not_found`, `conflict` where the fact was changed since it was looked at, `rejected_content`,
 * `invalid_input`, `limit_reached`.
 */
export async function changeMemory(
  ctx: Context,
  viewer: Viewer,
  { id, ...change }: MemoryChange & { id: string },
  request: IdempotentRequest,
): Promise<{ changed: string }> {
  const season = await getSeason(ctx, id, viewer);
  requireCreator(season, viewer);
  if ('text' in change) await requireToldText(ctx, change.text, season);
  return withIdempotency(ctx, request, async (tx) => {
    // One change after another, and none while an episode is being ordered.
    await lockSeason(tx, id, viewer);
    const now = await readMemory(tx, id);
    const [row] = await tx.db
      .insert(memoryChanges)
      .values({
        ...(change.act === 'undo' ? await undoing(tx, id, change.change_id) : await effectOf(tx, now, id, change)),
        seasonId: id,
        number: await nextNumber(tx, id),
        authorId: viewer.userId,
        afterEpisode: await lastEpisode(tx, id),
        createdAt: tx.clock.now(),
      })
      .returning({ id: memoryChanges.id });
    return { changed: row!.id };
  });
}

/**
 * A story that others hear already does not tell what the judge is unsure of; its statistics are of ideas, so that of ordinary
 * words the judgement of a line is enough. Throws AppError('rejected_content').
 */
async function requireToldText(ctx: Context, text: string, { showId, leads, place }: SeasonRow): Promise<void> {
  const { audienceRating: rating } = await readShow(ctx, showId);
  const { verdict } = await moderateText(ctx, text, { rating, kind: 'plot' });
  if (verdict === 'rejected') throw new AppError('rejected_content');
  if (verdict === 'approved') return;
  const isOrdinary = onlyChildWords(text, [...leads.map(({ name }) => name), place.name]);
  if (isOrdinary && (await moderateText(ctx, text, { rating, kind: 'line' })).verdict === 'approved') return;
  const sentence = 'We are not sure about this sentence. Please put it in other words.';
  throw new AppError('rejected_content', sentence, { errors: { text: [sentence] } });
}

type Effect = Pick<MemoryChangeRow, 'act' | 'effect' | 'factId' | 'was' | 'text' | 'chapter' | 'undoes'>;

async function effectOf(
  tx: Pick<Context, 'db'>,
  { memory }: MemoryNow,
  seasonId: string,
  change: Exclude<MemoryChange, { act: 'undo' }>,
): Promise<Effect> {
  if (change.act === 'add') {
    if (memory.facts.some(({ text }) => saysTheSame(text, change.text)))
      throw new AppError('conflict', 'The story remembers this already.');
    const factId = `own-${crypto.randomUUID().slice(0, 8)}`;
    return { act: 'add', effect: 'add', factId, was: null, text: change.text, chapter: change.chapter ?? 'people', undoes: null }; // prettier-ignore
  }
  const { act, fact_id: factId, seen } = change;
  const last = await lastChangeOf(tx, seasonId, factId);
  if ((last?.number ?? 0) !== seen) throw new AppError('conflict', changedMeanwhile);
  const fact = memory.facts.find((one) => one.id === factId);
  if (!fact) throw new AppError('not_found', 'The story does not remember this any more.');
  const base = { act, factId, was: fact.text, text: fact.text, chapter: fact.chapter, undoes: null };
  if (act === 'strike') return { ...base, effect: 'strike', text: null };
  if (act === 'correct') {
    if (change.text === fact.text) throw new AppError('invalid_input', 'It says that already.');
    return { ...base, effect: 'text', text: change.text };
  }
  if ((act === 'pin') === (fact.isPinned ?? false)) throw new AppError('conflict', changedMeanwhile);
  return { ...base, effect: act };
}

async function undoing(tx: Pick<Context, 'db'>, seasonId: string, changeId: string): Promise<Effect> {
  const [row] = await tx.db
    .select()
    .from(memoryChanges)
    .where(and(eq(memoryChanges.seasonId, seasonId), eq(memoryChanges.id, changeId)));
  if (!row) throw new AppError('not_found', 'There is no such change.');
  const last = await lastChangeOf(tx, seasonId, row.factId);
  if (last?.undoes === row.id) throw new AppError('conflict', 'This was undone already.');
  if (last?.id !== row.id) throw new AppError('conflict', 'This was changed again since. Undo the later change first.');
  const { factId, was, text, chapter, effect } = row;
  return { act: 'undo', effect: opposite[effect], factId, was: text, text: was, chapter, undoes: row.id };
}

async function lastChangeOf({ db }: Pick<Context, 'db'>, seasonId: string, factId: string) {
  const [row] = await db
    .select()
    .from(memoryChanges)
    .where(and(eq(memoryChanges.seasonId, seasonId), eq(memoryChanges.factId, factId)))
    .orderBy(desc(memoryChanges.number))
    .limit(1);
  return row;
}

async function nextNumber({ db }: Pick<Context, 'db'>, seasonId: string): Promise<number> {
  const [row] = await db.select({ last: max(memoryChanges.number) }).from(memoryChanges).where(eq(memoryChanges.seasonId, seasonId)); // prettier-ignore
  const last = row?.last ?? 0;
  if (last >= memoryChangesLimit)
    throw new AppError('limit_reached', `A season's memory can be changed ${memoryChangesLimit} times.`);
  return last + 1;
}

/** One that was given up is written anew, and then knows of the change. */
async function lastEpisode({ db }: Pick<Context, 'db'>, seasonId: string): Promise<number> {
  const [row] = await db
    .select({ last: max(seasonEpisodes.episodeNumber) })
    .from(seasonEpisodes)
    .where(and(eq(seasonEpisodes.seasonId, seasonId), ne(seasonEpisodes.stage, 'failed')));
  return row?.last ?? 0;
}
