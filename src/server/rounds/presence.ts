// Who is connected: counted in memory, told to other web processes by one row a room and process.
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { publish } from '#platform/db/topics.ts';
import { placeAt } from '#shared/rounds/round.ts';
import type { Context } from '../context.ts';
import { lockRound, roundTopic, type OpenRound } from './read-round.ts';
import { roundMembers, roundPresence, rounds } from './tables.ts';

const beatMs = 15_000;
/** Many come at once when a link is sent or a server starts; they are written together. */
const gatherMs = 40;
/** Whoever is back sooner was never gone. */
const shortAbsenceMs = 30_000;
/** Rows of processes that ended long ago. */
const forgottenMs = 3_600_000;

type Room = {
  /** Connections by member. */
  counts: Map<string, number>;
  written: ReadonlySet<string>;
  flushing: Promise<void> | null;
};

export class Presence {
  readonly #ctx: Context;
  readonly #processId = crypto.randomUUID();
  readonly #rooms = new Map<string, Room>();
  #timer: NodeJS.Timeout | null = null;

  constructor(ctx: Context) {
    this.#ctx = ctx;
  }

  /**
   * Counts a connection of a member; however many there are, they are one presence. Resolves once it is written, with what ends
   * the connection.
   */
  async arrive(roundId: string, memberId: string): Promise<() => void> {
    let room = this.#rooms.get(roundId);
    if (!room) this.#rooms.set(roundId, (room = { counts: new Map(), written: new Set(), flushing: null }));
    room.counts.set(memberId, (room.counts.get(memberId) ?? 0) + 1);
    this.#timer ??= setInterval(() => void this.#beat(), beatMs).unref();
    let isGone = false;
    const leave = () => {
      if (isGone) return;
      isGone = true;
      const left = (room.counts.get(memberId) ?? 1) - 1;
      if (left > 0) room.counts.set(memberId, left);
      else room.counts.delete(memberId);
      this.#flush(roundId, room).catch((error: unknown) => this.#warn(error));
    };
    try {
      if (!room.written.has(memberId)) await this.#flush(roundId, room);
    } catch (error) {
      leave();
      throw error;
    }
    return leave;
  }

  #flush(roundId: string, room: Room): Promise<void> {
    room.flushing ??= new Promise<void>((resolve) => setTimeout(resolve, gatherMs)).then(async () => {
      room.flushing = null;
      await this.#write(roundId, room);
    });
    return room.flushing;
  }

  async #write(roundId: string, room: Room): Promise<void> {
    const now = new Set(room.counts.keys());
    const before = room.written;
    const came = [...now].filter((id) => !before.has(id));
    const went = [...before].filter((id) => !now.has(id));
    if (came.length === 0 && went.length === 0) return;
    room.written = now;
    if (now.size === 0) this.#rooms.delete(roundId);
    try {
      await this.#ctx.transaction((tx) => this.#save(tx, roundId, { now, came, went }));
    } catch (error) {
      room.written = before;
      throw error;
    }
  }

  async #save(
    tx: Context,
    roundId: string,
    { now, came, went }: { now: ReadonlySet<string>; came: string[]; went: string[] },
  ): Promise<void> {
    const at = tx.clock.now();
    const round = await lockRound(tx, roundId).catch(() => null);
    if (round && came.length > 0) await pauseIfEmpty(tx, round);
    if (!round) {
      await tx.db.delete(roundPresence).where(eq(roundPresence.roundId, roundId));
      return;
    }
    const row = { memberIds: [...now], beatenAt: at };
    await tx.db
      .insert(roundPresence)
      .values({ roundId, processId: this.#processId, ...row })
      .onConflictDoUpdate({ target: [roundPresence.roundId, roundPresence.processId], set: row });
    const isNew = sql`${roundMembers.seenAt} < ${new Date(at.getTime() - shortAbsenceMs).toISOString()}::timestamptz`;
    if (came.length > 0)
      await tx.db
        .update(roundMembers)
        .set({
          arrivedAt: sql`case when ${isNew} then ${at.toISOString()}::timestamptz else ${roundMembers.arrivedAt} end`,
          seenAt: at,
        })
        .where(inArray(roundMembers.id, came));
    if (went.length > 0)
      await tx.db.update(roundMembers).set({ seenAt: at, isBehind: false }).where(inArray(roundMembers.id, went));
    await publish(tx.db, roundTopic(roundId));
  }

  /** Says that this process is alive, and forgets those that are not. */
  async #beat(): Promise<void> {
    const { db, clock } = this.#ctx;
    const at = clock.now();
    try {
      await db.update(roundPresence).set({ beatenAt: at }).where(eq(roundPresence.processId, this.#processId));
      await db.delete(roundPresence).where(lt(roundPresence.beatenAt, new Date(at.getTime() - forgottenMs)));
    } catch (error) {
      this.#warn(error);
    }
    if (this.#rooms.size > 0 || !this.#timer) return;
    clearInterval(this.#timer);
    this.#timer = null;
  }

  #warn(error: unknown): void {
    this.#ctx.log.warn({ err: error }, 'who is in a round could not be written');
  }
}

/** A room that everybody left stands where the last of them heard it; a restart of the server leaves nobody time to. */
async function pauseIfEmpty(tx: Context, { row, seats, episode }: OpenRound): Promise<void> {
  const { state } = row;
  if (state.phase !== 'playing' || seats.some(({ isHere }) => isHere)) return;
  const emptySinceMs = Math.max(state.place.since_ms, ...seats.map(({ seenMs }) => seenMs));
  if (tx.clock.now().getTime() - emptySinceMs < shortAbsenceMs) return;
  const at_ms = placeAt(state, episode.durationMs, emptySinceMs);
  if (at_ms >= episode.durationMs) return;
  await tx.db
    .update(rounds)
    .set({ state: { ...state, phase: 'paused', place: { at_ms, since_ms: emptySinceMs } }, version: row.version + 1 })
    .where(and(eq(rounds.id, row.id), eq(rounds.version, row.version)));
}
