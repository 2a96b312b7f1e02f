import type { Topics } from '#platform/db/topics.ts';
import { AppError } from '#shared/errors.ts';
import type { Round } from '#shared/rounds/round.ts';
import type { Context } from '../context.ts';
import { seasonTopic } from '../seasons/progress.ts';
import { changeRound, mayBeDue } from './change-round.ts';
import { shownOut } from './members.ts';
import { payTogether } from './doors/pay-door.ts';
import { presentRound } from './present-round.ts';
import { openRound, roundTopic, type OpenRound } from './read-round.ts';
import { nextMoment, sharesOf } from './round-state.ts';
import { prices } from '#shared/wallet.ts';

/** A room's state for all who watch it, encoded once. */
export type RoundNews = {
  frame: Uint8Array;
  /** Why a member has nothing more to follow; null for whoever stays. */
  reasonToGo(memberId: string): string | null;
};

type Watcher = (news: RoundNews) => void;
type Room = {
  watchers: Set<Watcher>;
  stops: (() => void)[];
  /** The season in which the next episode is being told. */
  awaited: string | null;
  news: RoundNews | null;
  reading: boolean;
  again: boolean;
  timer: NodeJS.Timeout | null;
};

/** News of one room are read ten times a second at most. */
const restMs = 100;
/** When a room could not be read, as while the database restarts. */
const retryMs = 2000;
const longestTimerMs = 60_000;

/**
 * Reads a room once per piece of news, however many watch it, and wakes it when its time has come: any process that somebody
 * watches in does so, and the first one's word counts.
 */
export class RoundWatch {
  readonly #ctx: Context;
  readonly #topics: Topics;
  readonly #rooms = new Map<string, Room>();

  constructor(ctx: Context, topics: Topics) {
    this.#ctx = ctx;
    this.#topics = topics;
  }

  /** Tells the watcher the present state and every change until what is answered is called. */
  watch(id: string, watcher: Watcher): () => void {
    let room = this.#rooms.get(id);
    if (!room) {
      room = { watchers: new Set(), stops: [], awaited: null, news: null, reading: false, again: false, timer: null };
      this.#rooms.set(id, room);
      room.stops.push(this.#topics.subscribe(roundTopic(id), () => void this.#read(id)));
    }
    room.watchers.add(watcher);
    if (room.news) watcher(room.news);
    // What is known may be from before this watcher came.
    void this.#read(id);
    const watched = room;
    return () => {
      if (!watched.watchers.delete(watcher) || watched.watchers.size > 0) return;
      if (watched.timer) clearTimeout(watched.timer);
      for (const stop of watched.stops) stop();
      this.#rooms.delete(id);
    };
  }

  async #read(id: string): Promise<void> {
    const room = this.#rooms.get(id);
    if (!room) return;
    if (room.reading) {
      room.again = true;
      return;
    }
    room.reading = true;
    room.again = false;
    let restsMs = restMs;
    try {
      const open = await this.#goOn(id);
      this.#await(room, id, open);
      this.#tell(room, newsOf(await presentRound(this.#ctx, open), open));
      this.#setTimer(room, id, open);
    } catch (error) {
      if (error instanceof AppError) this.#tell(room, { frame: new Uint8Array(), reasonToGo: () => error.message });
      else {
        this.#ctx.log.warn({ err: error }, 'a round could not be read');
        room.again = true;
        restsMs = retryMs;
      }
    }
    setTimeout(() => {
      room.reading = false;
      if (room.again && this.#rooms.get(id) === room) void this.#read(id);
    }, restsMs).unref();
  }

  async #goOn(id: string): Promise<OpenRound> {
    const atRest = await openRound(this.#ctx, id);
    if (!mayBeDue(atRest, this.#ctx.clock.now().getTime())) return atRest;
    const open = await changeRound(this.#ctx, id);
    const { phase, pledges } = open.row.state;
    if (phase !== 'paying' || !sharesOf(pledges, prices.episode)) return open;
    await payTogether(this.#ctx, id);
    return changeRound(this.#ctx, id);
  }

  #tell(room: Room, news: RoundNews): void {
    room.news = news;
    for (const watcher of room.watchers) watcher(news);
  }

  /** The episode behind the door is told of under its season's topic. */
  #await(room: Room, id: string, { row }: OpenRound): void {
    const awaited = row.state.phase === 'opening' ? (row.state.next?.seasonId ?? null) : null;
    if (awaited === room.awaited) return;
    room.awaited = awaited;
    for (const stop of room.stops.splice(1)) stop();
    if (awaited) room.stops.push(this.#topics.subscribe(seasonTopic(awaited), () => void this.#read(id)));
  }

  #setTimer(room: Room, id: string, { row, episode }: OpenRound): void {
    if (room.timer) clearTimeout(room.timer);
    room.timer = null;
    const dueMs = nextMoment(row.state, episode.durationMs);
    if (dueMs === null) return;
    const inMs = Math.min(longestTimerMs, Math.max(0, dueMs - this.#ctx.clock.now().getTime()));
    room.timer = setTimeout(() => void this.#read(id), inMs + 1).unref();
  }
}

function newsOf(round: Round, { seats }: OpenRound): RoundNews {
  const out = new Set(seats.filter(({ member }) => member.removedAt).map(({ member }) => member.id));
  return {
    frame: new TextEncoder().encode(`event: round\ndata: ${JSON.stringify(round)}\n\n`),
    reasonToGo: (memberId) => (out.has(memberId) ? shownOut : null),
  };
}
