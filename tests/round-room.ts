import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { roundLimits, startLeadMs, type Round, type RoundDoorway } from '#shared/rounds/round.ts';
import type { Episode } from '#shared/seasons.ts';
import type { Answer, Person } from './person.ts';
import { connect, sit, type Seated } from './round-guest.ts';
import { createShowFixture, makeSeason, type ShowFixture } from './show-fixture.ts';
import { openWorld, type World } from './world.ts';

/** Three listeners, a season of Nora's, and for each test a new room of hers and a visitor. */
class RoundRoom {
  world!: World;
  fixture!: ShowFixture;
  nora!: Person;
  theo!: Person;
  ada!: Person;
  kit!: Person;
  seasonId = '';
  first!: Episode;
  id = '';
  seated: Seated[] = [];

  start = async (host: Person): Promise<string> => {
    const input = { season_id: this.seasonId, name: 'Nora' };
    const { status, body } = await host.call<Round>('POST', '/api/rounds', input);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.id;
  };
  post = (person: Person, what: string, body: object = {}): Promise<Answer> =>
    person.call('POST', `/api/rounds/${this.id}/${what}`, body);
  seat = async (person: Person, name: string): Promise<Seated> => {
    const one = await sit(person, this.id, name);
    this.seated.push(one);
    return one;
  };
  /** The host's seat was given with the room. */
  seatHost = async (): Promise<Seated> => {
    const { body } = await this.nora.get<RoundDoorway>(`/api/rounds/${this.id}`);
    return this.again(this.nora, body.me!.id);
  };
  /** Another connection of a member. */
  again = async (person: Person, memberId: string): Promise<Seated> => {
    const one = await connect(person, this.id, memberId);
    this.seated.push(one);
    return one;
  };
  state = async (person = this.nora): Promise<Round> => (await person.get<Round>(`/api/rounds/${this.id}/state`)).body;
  present = async (): Promise<string[]> => {
    const { rows } = await this.world.ctx.db.execute<{ member_ids: string[] }>(
      sql`select member_ids from round_presence where round_id = ${this.id}`,
    );
    return rows.flatMap(({ member_ids }) => member_ids);
  };
  setBalance = async (person: Person, cantos: number): Promise<void> => {
    const change = cantos - (await person.balance());
    if (change === 0) return;
    await this.world.ctx.db.execute(
      sql`select post_entry(${person.userId}, ${change}, 'correction', null, 'test', ${crypto.randomUUID()})`,
    );
  };
  /** Time passes, and whoever is connected stays it. */
  pass = async (ms: number): Promise<void> => {
    const then = new Date(this.world.clock.now().getTime() + ms).toISOString();
    await this.world.ctx.db.execute(sql`update round_presence set beaten_at = ${then}::timestamptz`);
    this.world.clock.advance(ms);
  };
  /** Plays the episode to its end. */
  toDoors = async (): Promise<Round> => {
    expect((await this.post(this.nora, 'lead', { action: 'play' })).status).toBe(200);
    await this.pass(this.first.duration_ms! + startLeadMs);
    return this.state();
  };
  stopClock = async (): Promise<Round> => {
    await this.pass(roundLimits.voteMs);
    return this.state();
  };
}

/** For a file of tests: opens and closes around them what they need. */
export function openRoundRoom(): RoundRoom {
  const room = new RoundRoom();
  beforeAll(async () => {
    room.world = await openWorld({ voices: 'quick' });
    const { world } = room;
    [room.nora, room.theo, room.ada] = await Promise.all([world.listener(), world.listener(), world.listener()]);
    room.fixture = await createShowFixture(world, room.nora);
    const made = await makeSeason(room.nora, room.fixture);
    room.seasonId = made.seasonId;
    room.first = made.episodes[0]!;
  });
  beforeEach(async () => {
    room.kit = room.world.visitor();
    room.id = await room.start(room.nora);
  });
  afterEach(async () => {
    await Promise.all(room.seated.map((each) => each.disconnect()));
    room.seated = [];
  });
  afterAll(() => room.world.close());
  return room;
}
