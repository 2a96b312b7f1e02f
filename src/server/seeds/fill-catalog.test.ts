import { studioSampleRate } from '#media/audio/audio-format.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parseFeed } from '#platform/feeds/parse-feed.ts';
import { runInForeground } from '#platform/priority-gate.ts';
import type { Episode, Season, SeasonCard } from '#shared/seasons.ts';
import { browseFilters, type ShowCard } from '#shared/shows.ts';
import type { SpeechProvider } from '#studio/providers/speech/speech-provider.ts';
import { openWorld, type World } from '#tests/world.ts';
import { continueSeason } from './continue-season.ts';
import { fillCatalog } from './fill-catalog.ts';
import { getCatalog, type Catalog } from './read-catalog.ts';
import { giveUpCatalogEpisode, voiceCatalogEpisode } from './voice-catalog-episode.ts';

const catalog = getCatalog();

/** Hums for as long as the words would take: real sound through the real mix, in no time. */
const hum: SpeechProvider = {
  name: 'hum',
  version: '1',
  async speak({ text }) {
    const pcm = Float32Array.from({ length: (text.length / 15) * studioSampleRate }, (_, i) => 0.3 * Math.sin(i / 20));
    return { pcm, words: null, usage: { provider: 'hum' } };
  },
  async close() {},
};
let world: World;

beforeAll(async () => {
  world = await openWorld({ working: false });
  await fillCatalog(world.ctx);
});
afterAll(() => world?.close());

const tables = [
  'users',
  'profiles',
  'canto_ledger',
  'shows',
  'characters',
  'locations',
  'show_music',
  'pictures',
  'user_seasons',
  'season_episodes',
  'pgboss.job',
];
async function countRows(): Promise<Record<string, number>> {
  const counts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await world.ctx.database.pool.query<{ count: number }>(
        `select count(*)::int as count from ${table}`,
      );
      return [table, rows[0]!.count] as const;
    }),
  );
  return Object.fromEntries(counts);
}

describe('a filled catalogue', () => {
  it('is left as it is by the next start, at the cost of one query', async () => {
    const before = await countRows();
    let queries = 0;
    const { pool } = world.ctx.database;
    const query = pool.query.bind(pool);
    pool.query = ((...given: Parameters<typeof query>) => {
      queries++;
      return query(...given);
    }) as typeof pool.query;
    await fillCatalog(world.ctx).finally(() => (pool.query = query as typeof pool.query));
    expect(queries).toBe(1);
    expect(await countRows()).toEqual(before);
  });

  it.each(browseFilters)('has a public show for the chip %s', async (chip) => {
    const { body } = await world.visitor().get<{ items: ShowCard[] }>(`/api/shows?filter=${encodeURIComponent(chip)}`);
    expect(body.items.length).toBeGreaterThan(0);
    expect(body.items.every(({ is_public, image_url, ink }) => is_public && image_url && ink)).toBe(true);
  });

  it('gives each show its people with portraits and voices of their own, and places with music', async () => {
    const { ctx } = world;
    const { rows } = await ctx.database.pool.query<{
      people: number;
      voices: number;
      faces: number;
      places: number;
      loops: number;
    }>(`
      select count(distinct c.id)::int as people, count(distinct c.voice)::int as voices, count(distinct c.image_url)::int as faces,
        count(distinct l.id)::int as places, count(distinct l.background_music_id)::int as loops
      from shows s join characters c on c.show_id = s.id join locations l on l.show_id = s.id group by s.id`);
    expect(rows).toHaveLength(catalog.shows.length);
    for (const { people, voices, faces, places, loops } of rows) {
      expect([voices, faces]).toEqual([people, people]);
      expect(loops).toBe(places);
    }
  });

  it('lists no season before it can be heard', async () => {
    const { body } = await world.visitor().get<{ items: SeasonCard[] }>('/api/shows/the-lantern-keepers/seasons');
    expect(body.items).toEqual([]);
    const { status } = await world.visitor().get('/api/seasons/salt-in-the-lamp-oil');
    expect(status).toBe(404);
  });
});

describe('the people of the catalogue', () => {
  it('have a profile and 1,000 cantos each', async () => {
    const { rows } = await world.ctx.database.pool.query<{ username: string; balance: number }>(
      'select username, balance from profiles join user_cantos using (user_id) order by username',
    );
    const names = [...catalog.listeners, catalog.demo].map(({ username }) => username);
    expect(rows.map(({ username }) => username).toSorted()).toEqual(names.toSorted());
    expect(new Set(rows.map(({ balance }) => balance))).toEqual(new Set([1000]));
  });

  it('lets the demo account sign in and nobody else', async () => {
    const { email, password } = catalog.demo;
    const demo = world.visitor();
    expect((await demo.call('POST', '/api/auth/sign-in/email', { email, password })).status).toBe(200);
    expect((await demo.get('/api/me')).body).toMatchObject({
      user: { email, username: 'demo' },
      role: 'user',
      balance: 1000,
    });
    const fan = { email: catalog.listeners[0]!.email, password };
    expect((await world.visitor().call('POST', '/api/auth/sign-in/email', fan)).status).toBe(401);
  });
});

describe('a podcast of the catalogue', () => {
  const ferry = catalog.shows.find(({ own_feed }) => own_feed)!;
  const [season] = ferry.seasons;
  const short: Catalog = { ...catalog, shows: [{ ...ferry, seasons: [{ ...season!, path: [2] }] }] };
  const feed = `/feeds/shows/${ferry.id}.xml`;

  const readOwnFeed = async () => {
    const response = await world.visitor().fetch(feed);
    expect(response.headers.get('content-type')).toMatch(/^application\/rss\+xml/);
    const body = new Uint8Array(await response.arrayBuffer());
    return parseFeed({
      body,
      contentType: response.headers.get('content-type'),
      url: new URL(feed, world.ctx.config.baseUrl).href,
    });
  };

  const count = async (what: string) => {
    const { rows } = await world.ctx.database.pool.query<{ count: number }>(
      `select count(*)::int as count from ${what}`,
    );
    return rows[0]!.count;
  };

  /** Voices what is ordered, as the worker does. */
  async function voiceNext(): Promise<void> {
    await continueSeason(world.ctx, { again: false }, short);
    const { rows } = await world.ctx.database.pool.query<{ id: string }>(
      `select id from season_episodes where stage = 'queued'`,
    );
    expect(rows).toHaveLength(1);
    const humming = { ...world.ctx, studio: { ...world.ctx.studio, speech: hum } };
    await voiceCatalogEpisode(humming, { episodeId: rows[0]!.id }, { signal: new AbortController().signal }, short);
  }

  it('goes past an episode that can not be made, and tries it again at the next start', async () => {
    const { ctx } = world;
    await continueSeason(ctx, { again: false }, short);
    const first = { episodeId: `${season!.id}-1` };
    await giveUpCatalogEpisode(ctx, first);
    await continueSeason(ctx, { again: false }, short);
    expect(await count(`season_episodes where stage = 'queued'`)).toBe(0);
    const before = await count(`pgboss.job where name = 'catalog.continue-season'`);
    await fillCatalog(ctx);
    expect(await count(`pgboss.job where name = 'catalog.continue-season'`)).toBe(before + 1);
    await continueSeason(ctx, { again: true }, short);
    expect(await count(`season_episodes where stage = 'queued'`)).toBe(1);
    expect(
      await count(`pgboss.job where name = 'productions.voice-catalog' and data->>'episodeId' = '${first.episodeId}'`),
    ).toBe(2);
  });

  it('has an empty feed first', async () => {
    expect((await readOwnFeed()).episodes).toEqual([]);
  });

  it('is listed under its title and free of charge once its first episode is voiced, and goes on by the chosen path', async () => {
    // Somebody waits for an episode of their own: the catalogue is written, but not voiced.
    const production = Promise.withResolvers<void>();
    const somebody = runInForeground(() => production.promise);
    const voiced = voiceNext();
    // A whole episode of the catalogue is written and voiced by then.
    await vi.waitFor(async () => expect(await count('episode_choices')).toBe(3), { timeout: 20_000 });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await count('episode_takes')).toBe(0);
    production.resolve();
    await Promise.all([voiced, somebody]);
    const visitor = world.visitor();
    const { body: cards } = await visitor.get<{ items: SeasonCard[] }>(`/api/shows/${ferry.id}/seasons`);
    expect(cards.items).toMatchObject([
      { title: season!.title, creator_username: season!.by, total_likes: season!.liked_by.length, episode_count: 1 },
    ]);
    expect((await visitor.get(`/api/shows/${ferry.id}`)).body).toMatchObject({
      total_seasons: 1,
      total_likes: season!.liked_by.length,
    });
    const { body: choices } = await visitor.get<{ items: { choice_text: string }[] }>(
      `/api/episodes/${season!.id}-1/choices`,
    );

    await voiceNext();
    const { body: episodes } = await visitor.get<{ items: Episode[] }>(`/api/seasons/${season!.id}/episodes`);
    expect(episodes.items.map(({ stage }) => stage)).toEqual(['ready', 'ready']);
    expect(episodes.items[1]!.choice_text).toBe(choices.items[2]!.choice_text);
    expect((await visitor.get<Season>(`/api/seasons/${season!.id}`)).body.title).toBe(season!.title);
    expect(await count("canto_ledger where reason <> 'sign_up'")).toBe(0);
  });

  it('has its episodes in its feed, with audio that is really there', async () => {
    const { title, episodes } = await readOwnFeed();
    expect(title).toBe(ferry.name);
    expect(episodes.map(({ id }) => id)).toEqual([`${season!.id}-1`, `${season!.id}-2`]);
    for (const { audioUrl, duration, publishDate } of episodes) {
      expect(duration).toMatch(/^0?[1-9]:\d{2}$/);
      expect(publishDate).not.toBeNull();
      const audio = await world.visitor().fetch(new URL(audioUrl).pathname, { method: 'HEAD' });
      expect([audio.status, audio.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
    }
    const xml = await (await world.visitor().fetch(feed)).text();
    const lengths = [...xml.matchAll(/<enclosure [^>]*length="(\d+)"/g)].map(([, length]) => Number(length));
    const sizes = await Promise.all(
      episodes.map(async ({ id }) => (await world.ctx.storage.stat(`episodes/${id}.mp3`))?.size),
    );
    expect(lengths).toEqual(sizes);
  });

  it('is the only one with a feed: other shows and unknown ones have none', async () => {
    for (const id of ['the-lantern-keepers', 'no-such-show']) {
      expect((await world.visitor().get(`/feeds/shows/${id}.xml`)).status).toBe(404);
    }
  });
});
