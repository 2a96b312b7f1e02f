import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '#shared/errors.ts';
import type { Podcast, PodcastWorld } from '#shared/podcasts.ts';
import type { RssEpisode, Show } from '#shared/shows.ts';
import { openAdmin } from '#tests/admin.ts';
import { drawCover, serveFeeds, writePodcast, type FeedServer } from '#tests/feed-server.ts';
import type { Answer, Person } from '#tests/person.ts';
import { plotIdea } from '#tests/show-fixture.ts';
import { openWorld, type World } from '#tests/world.ts';
import { createCreatorApplication } from '../apply.ts';
import { podcasts } from '../tables.ts';
import { readPodcasts } from './read-podcasts.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

let feeds: FeedServer;
let world: World;
let admin: Person;
let creator: Person;
beforeAll(async () => {
  feeds = await serveFeeds();
  const env = { FEED_ORIGINS: feeds.origin, ADMIN_EMAIL: 'house@example.com' };
  world = await openWorld({ working: false, env });
  admin = await openAdmin(world);
});
afterAll(async () => {
  await world.close();
  await feeds.close();
});
/** A path of the feed server that no test has used. */
let path: string;
beforeEach(async () => {
  path = `/${crypto.randomUUID().slice(0, 8)}.xml`;
  creator = await newCreator();
});

async function accept(email: string): Promise<void> {
  const rest = { full_name: 'Dana', current_platform: 'Podcast', show_name: 'Halfway', follower_count: '9' };
  const { id } = await createCreatorApplication(world.ctx, { ...rest, email, description: 'Stories.' });
  expect((await admin.call('POST', `/api/admin/applications/${id}/accept`, { words: '' })).status).toBe(200);
}
async function newCreator(): Promise<Person> {
  const person = await world.listener();
  await accept(person.email);
  return person;
}
type Answered = Podcast & Problem;
const add = (address = feeds.origin + path, person = creator) =>
  person.call<Answered>('POST', '/api/me/podcasts', { address });
const act = (id: string, what: string, body: object = {}, person = creator) =>
  person.call<Answered>('POST', `/api/me/podcasts/${id}/${what}`, body);
const get = async (id: string) => (await creator.get<Podcast>(`/api/me/podcasts/${id}`)).body;
const kept = async () => (await world.ctx.db.select().from(podcasts)).length;

const wanted = (slug: string = path.slice(1, 9)) => ({
  name: 'Snowed in at Halfway House',
  slug: `halfway-${slug}`,
  description: 'Stories told on the slow road.',
  genre: 'Fantasy',
  audience_rating: 'all_ages',
});
/** A podcast at `path` that is on Canto. */
async function publish(channel = '', items?: Parameters<typeof writePodcast>[1]): Promise<Podcast> {
  feeds.put(path, writePodcast({ channel }, items));
  const { body } = await add();
  feeds.put(path, writePodcast({ notes: `Stories. ${body.ownership.code}`, channel }, items));
  await act(body.id, 'read');
  const published = await act(body.id, 'publish', wanted());
  expect(published.status).toBe(200);
  return published.body;
}
const heard = async ({ show }: Podcast) =>
  (await world.visitor().get<{ items: RssEpisode[] }>(`/api/shows/${show!.id}/episodes`)).body.items;

describe('who may bring a podcast', () => {
  it('is a creator whose application was accepted, before or after signing up, and nobody else', async () => {
    const stranger = await world.listener();
    expect((await world.visitor().get('/api/me/podcasts')).status).toBe(401);
    expect((await stranger.get('/api/me/podcasts')).status).toBe(403);
    expect((await stranger.get<{ is_creator: boolean }>('/api/me')).body.is_creator).toBe(false);
    expect((await creator.get('/api/me/podcasts')).status).toBe(200);
    expect((await creator.get<{ is_creator: boolean }>('/api/me')).body.is_creator).toBe(true);
    await accept('later@example.com');
    const later = await world.listener('later@example.com');
    expect((await later.get('/api/me/podcasts')).body).toEqual({ items: [] });
  });

  it('sees their own alone', async () => {
    feeds.put(path, writePodcast());
    const { body } = await add();
    const other = await newCreator();
    expect((await other.get(`/api/me/podcasts/${body.id}`)).status).toBe(404);
    for (const what of ['read', 'mailed-code', 'vouching', 'proposal'])
      expect((await act(body.id, what, {}, other)).status).toBe(404);
    expect((await act(body.id, 'publish', wanted(), other)).status).toBe(404);
    expect((await other.call('DELETE', `/api/me/podcasts/${body.id}`)).status).toBe(404);
    expect((await get(body.id)).title).toBe('Snowed in at Halfway House');
  });
});

describe('the preview', () => {
  it('shows what comes, and what is left out and why, and shows it to nobody else', async () => {
    feeds.put('/cover.jpg', { body: await drawCover('#335577') });
    feeds.put(path, writePodcast({ channel: '<itunes:image href="/cover.jpg"/>' }));
    const { status, body } = await add();
    expect(status).toBe(200);
    expect(body).toMatchObject({ title: 'Snowed in at Halfway House', author: 'Dana', episode_count: 3, show: null });
    expect(body.episodes.map(({ title }) => title)).toEqual([
      'The Bus That Came Anyway',
      'Thirteen for Breakfast',
      'What the Plow Found',
    ]);
    expect(body.left_out).toEqual([
      { title: 'Trailer: Season Two', reason: 'trailer' },
      { title: 'Thank You, All of You', reason: 'no_sound' },
    ]);
    const cover = await creator.fetch(body.cover_url!);
    expect([cover.status, cover.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const listed = await world.visitor().get<{ items: Show[] }>('/api/shows?search=Halfway');
    expect(listed.body.items).toEqual([]);
  });

  it('finds the feed of a page, and is the same claim when it is asked for again', async () => {
    feeds.put(path, writePodcast());
    feeds.put('/page', `<!doctype html><link rel="alternate" type="application/rss+xml" href="${path}">`);
    const first = await add(`${feeds.origin}/page`);
    expect(first.body.feed_url).toBe(feeds.origin + path);
    expect((await add()).body.id).toBe(first.body.id);
  });

  it('leaves out what children should not read, and links', async () => {
    feeds.put(
      path,
      writePodcast({}, [
        { title: 'The Long Knife', notes: 'They murder him, and blood runs down the walls as they cut his throat.' },
        { title: 'A Fair Wind', notes: 'Marta sails home. Buy our shirts at https://shop.example/shirts today!' },
      ]),
    );
    const { body } = await add();
    expect(body.left_out).toEqual([{ title: 'The Long Knife', reason: 'not_allowed' }]);
    expect(body.episodes.map(({ title }) => title)).toEqual(['A Fair Wind']);
  });

  it('brings the latest 500 of a long feed', async () => {
    feeds.put(
      path,
      writePodcast(
        {},
        Array.from({ length: 10_000 }, (_, at) => ({ title: `Night ${at + 1}` })),
      ),
    );
    const { body } = await add();
    expect(body).toMatchObject({ episode_count: 500, left_out_count: 9500 });
    expect([body.episodes[0]!.title, body.left_out[0]!.reason]).toEqual(['Night 10000', 'older']);
  });
});

describe('a feed that cannot be brought', () => {
  const bad: [what: string, prepare: () => void, sentence: RegExp][] = [
    ['is no feed', () => feeds.put(path, '<!doctype html><p>Hello</p>'), /no feed\. We looked for one on it/],
    ['is no XML', () => feeds.put(path, 'hello'), /damaged, or no feed/],
    ['is too large', () => feeds.put(path, { body: Buffer.alloc(20_500_000, 'x') }), /too large/],
    ['wants a password', () => feeds.put(path, { status: 401 }), /private/],
    [
      'asks not to be listed',
      () => feeds.put(path, writePodcast({ channel: '<itunes:block>Yes</itunes:block>' })),
      /private/,
    ],
    ['is gone', () => feeds.put(path, { status: 410 }), /no feed at that address any more/],
    ['was never there', () => undefined, /no feed at that address any more/],
    ['is busy', () => feeds.put(path, { status: 503 }), /busy \(503\)/],
    ['is in German', () => feeds.put(path, writePodcast().replace('>en<', '>de-DE<')), /It is in German/],
    [
      'is explicit',
      () => feeds.put(path, writePodcast({ channel: '<itunes:explicit>true</itunes:explicit>' })),
      /families/,
    ],
    ['has no sound', () => feeds.put(path, writePodcast({}, [{ title: 'A', sound: '' }])), /Nothing in that feed/],
    ['goes round and round', () => feeds.put(path, { status: 302, headers: { location: path } }), /leads nowhere/],
  ];
  it.each(bad)('because it %s: says so, and changes nothing', async (_what, prepare, sentence) => {
    prepare();
    const before = await kept();
    const { status, body } = await add();
    expect([status, body.errors?.address?.[0]]).toEqual([422, expect.stringMatching(sentence)]);
    expect(await kept()).toBe(before);
    const followed = await world.ctx.database.pool.query('select 1 from followed_feeds where url like $1', [
      `%${path}`,
    ]);
    expect(followed.rowCount).toBe(0);
  });

  it.each(['http://127.0.0.1:1/x', 'http://169.254.169.254/latest', 'http://localhost/rss', 'file:///etc/passwd'])(
    'because nobody reads %s',
    async (address) => {
      const { status, body } = await add(address);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['address']]);
    },
  );

  it('because somebody else proved it, by its address or by its name for good', async () => {
    const guid = `<podcast:guid>${crypto.randomUUID()}</podcast:guid>`;
    await publish(guid);
    const other = await newCreator();
    const again = await add(feeds.origin + path, other);
    expect(again.body.errors?.address?.[0]).toMatch(/Somebody else has proved this one/);
    feeds.put('/copy.xml', writePodcast({ channel: guid }));
    expect((await add(`${feeds.origin}/copy.xml`, other)).status).toBe(422);
  });
});

describe('the proof', () => {
  it('is the code in the description, looked for each minute', async () => {
    feeds.put(path, { body: writePodcast(), headers: { etag: '"1"' } });
    const { body } = await add();
    expect((await act(body.id, 'publish', wanted())).status).toBe(409);
    await readPodcasts(world.ctx);
    expect((await get(body.id)).ownership).toMatchObject({ proof: null, looked_at: expect.any(String) });
    feeds.put(path, { body: writePodcast({ notes: `Hear us. (${body.ownership.code})` }), headers: { etag: '"2"' } });
    await readPodcasts(world.ctx);
    expect((await get(body.id)).ownership.proof).toBeNull();
    world.clock.advance(minuteMs + 1000);
    await readPodcasts(world.ctx);
    const proved = await get(body.id);
    expect([proved.ownership.proof, proved.description], 'without the code').toEqual(['feed', 'Hear us.']);
  });

  it("is not somebody else's code", async () => {
    feeds.put(path, writePodcast());
    const other = await newCreator();
    const [mine, theirs] = [(await add()).body, (await add(feeds.origin + path, other)).body];
    feeds.put(path, writePodcast({ notes: `Hear us. ${mine.ownership.code}` }));
    expect((await act(theirs.id, 'read', {}, other)).body.ownership.proof).toBeNull();
    expect((await act(mine.id, 'read')).body.ownership.proof).toBe('feed');
    // Both codes at once: the first one has it.
    feeds.put(path, writePodcast({ notes: `${mine.ownership.code} ${theirs.ownership.code}` }));
    const late = await act(theirs.id, 'read', {}, other);
    expect([late.status, late.body.title]).toEqual([409, expect.stringContaining('Somebody else has proved')]);
  });

  const owner = () => `dana-${path.slice(1, 9)}@halfway.example`;
  const owned = () => writePodcast({ channel: `<itunes:owner><itunes:email>${owner()}</itunes:email></itunes:owner>` });

  it('is a code mailed to the owner that the feed names', async () => {
    feeds.put(path, owned());
    const { body } = await add();
    expect(body.ownership.mail_hint).toBe('d•••@halfway.example');
    expect((await act(body.id, 'proof', { code: '123456' })).status).toBe(422);
    await act(body.id, 'mailed-code');
    const code = /\b\d{6}\b/.exec((await creator.mailTo(owner()))!.subject)![0];
    const wrong = await act(body.id, 'proof', { code: code === '000000' ? '000001' : '000000' });
    expect(wrong.body.errors?.code?.[0]).toMatch(/not the code/);
    expect((await act(body.id, 'proof', { code })).body.ownership.proof).toBe('mail');
  });

  it('cannot be guessed, and does not wait for ever', async () => {
    feeds.put(path, owned());
    const { body } = await add();
    await act(body.id, 'mailed-code');
    const code = /\b\d{6}\b/.exec((await creator.mailTo(owner()))!.subject)![0];
    for (let time = 0; time < 5; time++) await act(body.id, 'proof', { code: 'wrong' });
    expect((await act(body.id, 'proof', { code })).status).toBe(422);
    await act(body.id, 'mailed-code');
    world.clock.advance(hourMs + 1000);
    const mails = (await world.ctx.mail.outbox!.list()).filter(({ to }) => to === owner());
    const newest = /\b\d{6}\b/.exec(mails[0]!.subject)![0];
    expect((await act(body.id, 'proof', { code: newest })).body.errors?.code?.[0]).toMatch(/too old/);
    expect((await get(body.id)).ownership.proof).toBeNull();
  });

  it('cannot be mailed where the feed names nobody', async () => {
    feeds.put(path, writePodcast());
    const { body } = await add();
    expect((await act(body.id, 'mailed-code')).status).toBe(409);
  });

  it('is the word of an admin, who is asked by mail once, and whose word is in the audit log', async () => {
    feeds.put(path, writePodcast());
    const { body } = await add();
    await act(body.id, 'vouching');
    await act(body.id, 'vouching');
    const mails = (await world.ctx.mail.outbox!.list()).filter((mail) => mail.to === 'house@example.com');
    expect(mails.filter(({ subject }) => subject === 'A podcast to vouch for')).toHaveLength(1);
    const decide = (is_theirs: boolean, person = admin) =>
      person.call('POST', `/api/admin/podcasts/${body.id}/vouching`, { is_theirs, reason: 'We met.' });
    const asked = () => admin.get<{ items: { id: string }[] }>('/api/admin/podcasts');
    expect((await asked()).body.items.map(({ id }) => id)).toContain(body.id);
    expect((await decide(true, creator)).status).toBe(403);
    expect((await decide(false)).status).toBe(200);
    expect((await decide(true)).status).toBe(409);
    await act(body.id, 'vouching');
    expect((await decide(true)).status).toBe(200);
    expect((await get(body.id)).ownership.proof).toBe('vouched');
    const { items } = (await admin.get<{ items: { action: string; subject_id: string }[] }>('/api/admin/acts')).body;
    expect(items.filter((act) => act.subject_id === body.id).map(({ action }) => action)).toEqual([
      'podcast.vouch',
      'podcast.refuse',
    ]);
  });
});

describe('publishing', () => {
  it('makes a show with address, rating and genre, whose episodes play', async () => {
    const { show, ...podcast } = await publish();
    expect(show).toMatchObject({ slug: wanted().slug, genre: 'Fantasy', audience_rating: 'all_ages', is_public: true });
    const page = await world.visitor().get<Show>(`/api/shows/by-slug/${wanted().slug}`);
    expect(page.body).toMatchObject({ kind: 'podcast', show_creator: 'Dana', podcast_rss_url: feeds.origin + path });
    const episodes = await heard({ ...podcast, show });
    expect(episodes.map(({ title }) => title)).toEqual([
      'What the Plow Found',
      'Thirteen for Breakfast',
      'The Bus That Came Anyway',
    ]);
    expect(episodes[2]!.description).toBe('Fern waits at Gull Point for the night bus.');
    expect((await act(podcast.id, 'publish', wanted('another'))).body.show).toMatchObject({ slug: wanted().slug });
    expect((await creator.call('DELETE', `/api/me/podcasts/${podcast.id}`)).status).toBe(409);
  });

  it.each([
    ['a name with words that children should not meet', { name: 'Xqzwv Fuckers' }, 422],
    ['a text that no show may have', { description: 'They cut his throat and blood runs down the walls.' }, 422],
    ['an address with a slash', { slug: 'a/b' }, 422],
    ['a genre of its own', { genre: 'Horror' }, 422],
  ])('refuses %s, and publishes nothing', async (_what, change, status) => {
    feeds.put(path, writePodcast());
    const { body } = await add();
    feeds.put(path, writePodcast({ notes: body.ownership.code }));
    await act(body.id, 'read');
    expect((await act(body.id, 'publish', { ...wanted(), ...change })).status).toBe(status);
    expect((await get(body.id)).show).toBeNull();
  });

  it('gives an address once', async () => {
    const first = await publish();
    path = '/second.xml';
    feeds.put(path, writePodcast());
    const { body } = await add();
    feeds.put(path, writePodcast({ notes: body.ownership.code }));
    await act(body.id, 'read');
    const taken = await act(body.id, 'publish', { ...wanted(), slug: first.show!.slug });
    expect([taken.status, taken.body.errors?.slug?.[0]]).toEqual([409, expect.stringContaining('Another show')]);
  });

  it('judges the episodes for the audience that is chosen', async () => {
    const items = [
      { title: 'The War', notes: 'Soldiers shoot at each other and many men die in the battle.' },
      { title: 'The Peace' },
    ];
    const podcast = await publish('', items);
    const before = podcast.episode_count;
    await creator.call('PATCH', `/api/shows/${podcast.show!.id}`, { audience_rating: '10+' });
    await readPodcasts(world.ctx);
    const after = (await get(podcast.id)).episode_count;
    expect([before, after]).toEqual([1, 2]);
  });

  it('takes back a claim that led to nothing', async () => {
    feeds.put(path, writePodcast());
    const { body } = await add();
    expect((await creator.call('DELETE', `/api/me/podcasts/${body.id}`)).status).toBe(200);
    expect((await creator.get<{ items: Podcast[] }>('/api/me/podcasts')).body.items).toEqual([]);
  });
});

describe('what is published', () => {
  const later = (ms: number) => {
    world.clock.advance(ms);
    return readPodcasts(world.ctx);
  };
  const askedFor = (at: string) => feeds.asked.filter((request) => request.path === at);

  it('is read again each hour, with a question that costs little, and has what is new', async () => {
    const podcast = await publish();
    feeds.put(path, { body: writePodcast(), headers: { etag: '"7"' } });
    await later(hourMs + 1000);
    await later(hourMs + 1000);
    expect(askedFor(path).at(-1)!.headers['if-none-match']).toBe('"7"');
    const items = [{ title: 'The Bell at Night', date: world.clock.now().toISOString() }];
    feeds.put(path, { body: writePodcast({}, items), headers: { etag: '"8"' } });
    const before = askedFor(path).length;
    await later(10 * minuteMs);
    expect(askedFor(path)).toHaveLength(before);
    await later(hourMs);
    expect((await heard(podcast)).map(({ title }) => title)).toEqual(['The Bell at Night']);
  });

  it('stays as it is while its feed fails, says since when and why, and is tried less and less often', async () => {
    const podcast = await publish();
    feeds.put(path, { status: 503 });
    await later(hourMs + 1000);
    const { feed } = await get(podcast.id);
    expect(feed).toMatchObject({
      failing_since: world.clock.now().toISOString(),
      failure: 'Its server says it is busy (503).',
    });
    const waits = [];
    for (let time = 0; time < 5; time++) {
      const now = world.clock.now().getTime();
      const next = Date.parse((await get(podcast.id)).feed.next_read_at);
      waits.push((next - now) / minuteMs);
      await later(next - now + 1000);
    }
    expect(waits).toEqual([5, 10, 20, 40, 80]);
    expect((await get(podcast.id)).feed.failing_since).toBe(feed.failing_since);
    expect(await heard(podcast)).toHaveLength(3);
    feeds.put(path, writePodcast());
    expect((await act(podcast.id, 'read')).body.feed).toMatchObject({ failing_since: null, failure: null });
  });

  it.each(['a permanent redirect', 'itunes:new-feed-url'])('follows its feed by %s', async (way) => {
    const podcast = await publish();
    const to = path.replace('.xml', '-new.xml');
    feeds.put(to, writePodcast());
    if (way === 'itunes:new-feed-url')
      feeds.put(path, writePodcast({ channel: `<itunes:new-feed-url>${feeds.origin}${to}</itunes:new-feed-url>` }));
    else feeds.put(path, { status: 301, headers: { location: to } });
    await later(hourMs + 1000);
    expect(await get(podcast.id)).toMatchObject({
      feed_url: feeds.origin + to,
      feed: { moved_at: expect.any(String) },
    });
    expect((await world.visitor().get<Show>(`/api/shows/${podcast.show!.id}`)).body.podcast_rss_url).toBe(
      feeds.origin + to,
    );
    expect(await heard(podcast)).toHaveLength(3);
  });

  it('does not become another podcast, neither at its address nor where it is sent', async () => {
    const guid = (id: string) => `<podcast:guid>${id}</podcast:guid>`;
    const podcast = await publish(guid(`${path}-a`));
    const other = writePodcast({ title: 'Cheap Watches', channel: guid(`${path}-b`) }, [{ title: 'Buy' }]);
    const to = path.replace('.xml', '-other.xml');
    feeds.put(to, other);
    feeds.put(
      path,
      writePodcast({ channel: `${guid(`${path}-a`)}<itunes:new-feed-url>${feeds.origin}${to}</itunes:new-feed-url>` }),
    );
    await later(hourMs + 1000);
    expect((await get(podcast.id)).feed_url).toBe(feeds.origin + path);
    feeds.put(path, other);
    await later(hourMs + 1000);
    expect((await get(podcast.id)).feed.failure).toBe('At its address there is another podcast now.');
    expect(await heard(podcast)).toHaveLength(3);
  });

  it('goes to an address that its creator gives, where the same podcast is', async () => {
    const podcast = await publish();
    feeds.put('/elsewhere.xml', writePodcast({ title: 'Another' }, [{ title: 'Not the same' }]));
    const change = (to: string) =>
      creator.call<Answered>('PUT', `/api/me/podcasts/${podcast.id}/address`, { address: feeds.origin + to });
    expect((await change('/elsewhere.xml')).body.errors?.address?.[0]).toMatch(/could not find the same podcast/);
    const to = path.replace('.xml', '-moved.xml');
    feeds.put(to, writePodcast());
    feeds.remove(path);
    expect((await change(to)).body.feed_url).toBe(feeds.origin + to);
  });

  it('asks a hub to tell of news, and believes the hub alone', async () => {
    const hub = `/hub-${path.slice(1, 9)}`;
    feeds.put(hub, { status: 202 });
    const channel = `<atom:link rel="hub" href="${feeds.origin}${hub}"/><atom:link rel="self" href="${feeds.origin}${path}"/>`;
    const podcast = await publish(channel);
    await later(hourMs + 1000);
    const form = new URLSearchParams(askedFor(hub)[0]!.body);
    expect([form.get('hub.mode'), form.get('hub.topic')]).toEqual(['subscribe', feeds.origin + path]);
    const callback = new URL(form.get('hub.callback')!);
    const ask = (mode: string, topic: string) =>
      world
        .visitor()
        .fetch(
          `${callback.pathname}?${new URLSearchParams({ 'hub.mode': mode, 'hub.topic': topic, 'hub.challenge': 'echo', 'hub.lease_seconds': '864000' }).toString()}`,
        );
    expect((await ask('unsubscribe', feeds.origin + path)).status).toBe(404);
    expect((await ask('subscribe', 'https://another.example/')).status).toBe(404);
    expect(await (await ask('subscribe', feeds.origin + path)).text()).toBe('echo');
    expect((await get(podcast.id)).feed.has_hub).toBe(true);
    await later(2 * hourMs);
    const body = '<rss/>';
    const { createHmac } = await import('node:crypto');
    const signed = (secret: string) => `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
    const tell = (signature: string) =>
      world.visitor().fetch(callback.pathname, { method: 'POST', body, headers: { 'x-hub-signature': signature } });
    const before = askedFor(path).length;
    expect((await tell(signed('not the secret'))).status).toBe(204);
    await readPodcasts(world.ctx);
    expect(askedFor(path)).toHaveLength(before);
    await tell(signed(form.get('hub.secret')!));
    await readPodcasts(world.ctx);
    expect(askedFor(path)).toHaveLength(before + 1);
    expect((await world.visitor().fetch('/feeds/hub/unknown', { method: 'POST', body })).status).toBe(404);
    // It is asked once; by now it has been told.
    expect(askedFor(hub)).toHaveLength(1);
  });
});

describe('what is taken down', () => {
  const setPublic = (id: string, isPublic: boolean, person = creator) =>
    person.call<Answered>('PUT', `/api/me/podcasts/${id}/visibility`, { is_public: isPublic });
  const seen = async ({ show }: Podcast) => [
    (await world.visitor().get(`/api/shows/${show!.id}`)).status,
    (await world.visitor().get(`/api/shows/by-slug/${show!.slug}`)).status,
    (await world.visitor().get(`/api/shows/${show!.id}/episodes`)).status,
    (await (await world.visitor().fetch('/sitemap.xml')).text()).includes(show!.slug) ? 200 : 404,
  ];

  it('is gone for everybody but its creator until it is brought back, with its address', async () => {
    const podcast = await publish();
    expect(await seen(podcast)).toEqual([200, 200, 200, 200]);
    for (let time = 0; time < 2; time++)
      expect((await setPublic(podcast.id, false)).body.show).toMatchObject({ is_public: false });
    expect(await seen(podcast)).toEqual([404, 404, 404, 404]);
    expect((await creator.get(`/api/shows/${podcast.show!.id}`)).status).toBe(200);

    const { slug } = podcast.show!;
    path = `/other${path.slice(1)}`;
    creator = await newCreator();
    feeds.put(path, writePodcast());
    const { body } = await add();
    feeds.put(path, writePodcast({ notes: body.ownership.code }));
    await act(body.id, 'read');
    expect((await act(body.id, 'publish', { ...wanted(), slug })).body.title).toContain(
      'Another show has that address',
    );
  });

  it('comes back with what its feed has by then, and with its seasons', async () => {
    const podcast = await publish();
    const { body: proposal } = await act(podcast.id, 'proposal');
    await act(podcast.id, 'world', proposal);
    const showId = podcast.show!.id;
    const idsOf = async (what: string) =>
      (await world.visitor().get<{ items: { id: string }[] }>(`/api/shows/${showId}/${what}`)).body.items.map(
        ({ id }) => id,
      );
    const [characterIds, [locationId]] = [(await idsOf('characters')).slice(0, 2), await idsOf('locations')];
    const idea = { showId, characterIds, locationId, plotIdea };
    const fan = await world.listener();
    const { body } = await fan.run<{ season: { id: string } }>('create-season-v3', idea, crypto.randomUUID());
    const season = `/api/seasons/${body.season.id}`;
    await setPublic(podcast.id, false);
    expect((await fan.get(season)).status).toBe(200);
    expect((await world.visitor().get(season)).status).toBe(200);
    const more = await (await world.listener()).run('create-season-v3', idea, crypto.randomUUID());
    expect(more.status).toBe(404);
    feeds.put(path, writePodcast({}, [{ title: 'The Thaw' }]));
    world.clock.advance(2 * hourMs);
    await readPodcasts(world.ctx);
    await setPublic(podcast.id, true);
    expect(await seen(podcast)).toEqual([200, 200, 200, 200]);
    expect((await heard(podcast)).map(({ title }) => title)).toContain('The Thaw');
  });

  it('is one’s own, published, and may still be shown', async () => {
    const podcast = await publish();
    expect((await setPublic(podcast.id, false, await newCreator())).status).toBe(404);
    await setPublic(podcast.id, false);
    feeds.put(path, writePodcast({ channel: '<itunes:explicit>true</itunes:explicit>' }));
    await act(podcast.id, 'read');
    const back = await setPublic(podcast.id, true);
    expect([back.status, back.body.title]).toEqual([409, expect.stringContaining('explicit')]);
    expect((await seen(podcast))[0]).toBe(404);
    feeds.put(`${path}-new`, writePodcast());
    const { body: unpublished } = await add(`${feeds.origin}${path}-new`);
    expect((await setPublic(unpublished.id, false)).status).toBe(409);
  });
});

describe('an interactive show', () => {
  it('is proposed out of the texts, edited, and made once', async () => {
    const podcast = await publish();
    const { body: proposal } = await creator.call<PodcastWorld>('POST', `/api/me/podcasts/${podcast.id}/proposal`, {});
    expect(proposal.people.map(({ name }) => name)).toEqual(expect.arrayContaining(['Marta', 'Fern']));
    expect(proposal.people.find(({ name }) => name === 'Marta')!.gender).toBe('female');
    expect(proposal.people).toHaveLength(3);
    expect(proposal.places.map(({ name }) => name)).toContain('Gull Point');
    expect(proposal.places.find(({ name }) => name === 'Gull Point')!.ambience).toBe('sea');
    expect(proposal.places).toHaveLength(3);
    expect((await get(podcast.id)).show!.is_interactive).toBe(false);

    const refused = { ...proposal, people: [{ ...proposal.people[0]!, name: 'Fuckface' }, proposal.people[1]!] };
    expect((await act(podcast.id, 'world', refused)).status).toBe(422);
    expect((await act(podcast.id, 'world', { ...proposal, people: proposal.people.slice(0, 1) })).status).toBe(422);
    expect((await get(podcast.id)).show!.is_interactive).toBe(false);

    const edited = { ...proposal, people: proposal.people.map((each, i) => (i === 0 ? { ...each, age: 71 } : each)) };
    const made = await act(podcast.id, 'world', edited);
    expect(made.body.show!.is_interactive).toBe(true);
    const characters = await world
      .visitor()
      .get<{ items: { character_json: { age: number } }[] }>(`/api/shows/${podcast.show!.id}/characters`);
    expect(characters.body.items[0]!.character_json.age).toBe(71);
    expect((await act(podcast.id, 'world', proposal)).status).toBe(409);
  });
});

describe('the numbers', () => {
  it('count visits, plays and seasons by day, and last 90 days', async () => {
    const podcast = await publish();
    const { id, slug } = podcast.show!;
    const visitors = [world.visitor(), world.visitor()];
    for (const [at, visitor] of visitors.entries())
      for (let time = 0; time < 2; time++) {
        await visitor.fetch(`/api/shows/by-slug/${slug}`, { headers: { 'user-agent': `browser ${at}` } });
        await visitor.call('POST', `/api/shows/${id}/episodes/plays`, { episode_id: 'ep-Thirteen for Breakfast' });
        await visitor.call('POST', `/api/shows/${id}/episodes/plays`, { episode_id: 'ep-never told' });
      }
    const today = async () =>
      (await creator.get<{ days: Podcast['days'] }>(`/api/me/podcasts/${podcast.id}/numbers`)).body.days;
    // Views are written in batches of two seconds.
    await expect.poll(async () => (await today()).at(-1)!.views).toBe(2);
    const days = await today();
    expect(days).toHaveLength(90);
    expect(days.at(-1)).toEqual({
      day: world.clock.now().toISOString().slice(0, 10),
      views: 2,
      plays: 1,
      seasons: 0,
    });
    world.clock.advance(24 * hourMs);
    expect((await today()).slice(-2).map(({ views }) => views)).toEqual([2, 0]);
  });
});

it('keeps a podcast of a deleted account out of sight of everybody else, and its show on Canto', async () => {
  const { show } = await publish();
  await world.ctx.database.pool.query('delete from podcasts where user_id = $1', [creator.userId]);
  expect((await world.visitor().get(`/api/shows/${show!.id}`)).status).toBe(200);
  world.clock.advance(2 * hourMs);
  const before = feeds.asked.length;
  await readPodcasts(world.ctx);
  expect(feeds.asked.length).toBeGreaterThan(before);
  const other: Answer<Answered> = await add(feeds.origin + path, await newCreator());
  expect(other.status).toBe(200);
});
