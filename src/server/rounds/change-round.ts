import { and, eq } from 'drizzle-orm';
import { publish } from '#platform/db/topics.ts';
import { seasonEpisodes } from '../seasons/tables.ts';
import { listToldDoors } from '../seasons/paths/told-doors.ts';
import type { Context } from '../context.ts';
import { hostOf, hostViewer, listDoors, lockRound, openRound, roundTopic, type OpenRound } from './read-round.ts';
import { advance, begin, nextMoment, openVote, type Facts, type RoundState } from './round-state.ts';
import { rounds } from './tables.ts';

export const doorStuck = 'That door stuck. The cantos it cost have been given back; please choose again.';

/**
 * Changes a room: first to what is due by now, then by `work`, which answers the new state (or the old one, where it does
 * something else), and once more to what follows at once from that. Nobody else changes the room meanwhile. Answers the room as it then is. Throws AppError: `not_found`, and
 * what `work` throws; then nothing has changed.
 */
export function changeRound(
  ctx: Context,
  id: string,
  work: (round: OpenRound, tx: Context) => RoundState | Promise<RoundState> = ({ row }) => row.state,
): Promise<OpenRound> {
  return ctx.transaction(async (tx) => {
    const locked = await lockRound(tx, id);
    const due = await settle(tx, locked);
    const state = await work(due, tx);
    if (state === due.row.state) return due;
    await write(tx, due, state);
    return settle(tx, await openRound(tx, id));
  });
}

/** Whether `changeRound` might find something to do that is due: a room at rest is read without a lock. */
export function mayBeDue(round: OpenRound, nowMs: number): boolean {
  const { state } = round.row;
  if (state.phase === 'opening' || state.phase === 'paying') return true;
  if (state.phase === 'missing') return hostOf(round)?.isHere ?? false;
  const dueMs = nextMoment(state, round.episode.durationMs);
  return dueMs !== null && nowMs >= dueMs;
}

/** Brings a room to where it should be by now; nothing is written where it is. */
async function settle(tx: Context, locked: OpenRound): Promise<OpenRound> {
  let round = locked;
  // A few steps at most: each needs time to pass or somebody to act.
  for (let steps = 0; steps < 5; steps++) {
    const opened = await openTold(tx, round);
    if (opened) {
      round = opened;
      continue;
    }
    const state = advance(round.row.state, await readFacts(tx, round));
    if (!state) return round;
    await write(tx, round, state);
    round = await openRound(tx, round.row.id);
  }
  return round;
}

async function readFacts(tx: Context, round: OpenRound): Promise<Facts> {
  const nowMs = tx.clock.now().getTime();
  const { state } = round.row;
  const { durationMs } = round.episode;
  const dueMs = nextMoment(state, durationMs);
  const reachesDoors = state.phase === 'playing' && dueMs !== null && nowMs >= dueMs;
  return {
    nowMs,
    durationMs,
    isHostHere: hostOf(round)?.isHere ?? false,
    doors: reachesDoors ? await listDoors(tx, round) : [],
  };
}

/** Goes through the chosen door if there is something behind it already; null where there is not. */
async function openTold(tx: Context, round: OpenRound): Promise<OpenRound | null> {
  const { row } = round;
  const { phase, next, chosenId, doors } = row.state;
  if (phase === 'opening' && next) return openNext(tx, round, next.episodeId);
  if (phase !== 'paying') return null;
  const door = doors.find(({ id }) => id === chosenId);
  if (!door) return null;
  const [own] = await tx.db
    .select({ id: seasonEpisodes.id, stage: seasonEpisodes.stage, key: seasonEpisodes.choiceKey })
    .from(seasonEpisodes)
    .where(and(eq(seasonEpisodes.seasonId, row.seasonId), eq(seasonEpisodes.episodeNumber, round.episode.number + 1)));
  if (own?.key === door.key && own.stage !== 'failed') {
    if (own.stage === 'ready') return enter(tx, round, { seasonId: row.seasonId, episodeId: own.id });
    const state: RoundState = { ...row.state, phase: 'opening', next: { seasonId: row.seasonId, episodeId: own.id } };
    await write(tx, round, state);
    return openRound(tx, row.id);
  }
  const told = (await listToldDoors(tx, round.episode.id, hostViewer(round))).get(door.key);
  return told ? enter(tx, round, { seasonId: told.season_id, episodeId: told.episode_id }) : null;
}

async function openNext(tx: Context, round: OpenRound, episodeId: string): Promise<OpenRound | null> {
  const [episode] = await tx.db
    .select({ seasonId: seasonEpisodes.seasonId, stage: seasonEpisodes.stage, audioKey: seasonEpisodes.audioKey })
    .from(seasonEpisodes)
    .where(eq(seasonEpisodes.id, episodeId));
  if (episode?.stage === 'ready' && episode.audioKey)
    return enter(tx, round, { seasonId: episode.seasonId, episodeId });
  if (episode && episode.stage !== 'failed') return null;
  const state = { ...openVote(round.row.state, tx.clock.now().getTime()), votes: {}, pledges: {}, next: null };
  await write(tx, round, { ...state, notice: doorStuck });
  return openRound(tx, round.row.id);
}

/** Another episode begins for the room. */
async function enter(
  tx: Context,
  round: OpenRound,
  { seasonId, episodeId }: { seasonId: string; episodeId: string },
): Promise<OpenRound> {
  await write(tx, round, begin(round.row.state, tx.clock.now().getTime()), { seasonId, episodeId });
  return openRound(tx, round.row.id);
}

async function write(
  tx: Context,
  { row }: OpenRound,
  state: RoundState,
  place: { seasonId: string; episodeId: string } = row,
): Promise<void> {
  const written = await tx.db
    .update(rounds)
    .set({
      state,
      seasonId: place.seasonId,
      episodeId: place.episodeId,
      version: row.version + 1,
      changedAt: tx.clock.now(),
    })
    .where(and(eq(rounds.id, row.id), eq(rounds.version, row.version)))
    .returning({ id: rounds.id });
  if (written.length === 0) throw new Error('a round was changed by somebody who did not hold it');
  await publish(tx.db, roundTopic(row.id));
}
