import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Episode } from '#shared/seasons.ts';
import type { Person } from '#tests/person.ts';
import { makeSeason, createShowFixture, type ShowFixture } from '#tests/show-fixture.ts';
import { openWorld, type World } from '#tests/world.ts';
import { shows } from '../../catalog/tables.ts';
import { userSeasons } from '../../seasons/tables.ts';

let world: World;
let creator: Person;
let fixture: ShowFixture;
let seasonId: string;
let episodes: Episode[];
const site = 'http://canto.test';
const embed = (page: string, more = '') =>
  world.visitor().get<Record<string, string | number>>(`/api/oembed?url=${encodeURIComponent(page)}${more}`);
async function whileUnpublished(act: () => Promise<void>): Promise<void> {
  const publish = (isPublished: boolean) =>
    world.ctx.db.update(userSeasons).set({ isPublished }).where(eq(userSeasons.id, seasonId));
  await publish(false);
  try {
    await act();
  } finally {
    await publish(true);
  }
}

beforeAll(async () => {
  world = await openWorld({ voices: 'quick' });
  creator = await world.listener();
  fixture = await createShowFixture(world, creator);
  ({ seasonId, episodes } = await makeSeason(creator, fixture));
  await world.ctx.db.update(userSeasons).set({ title: 'A "Moon" & <Thief>' }).where(eq(userSeasons.id, seasonId));
});
afterAll(() => world.close());

describe('oEmbed', () => {
  it('answers a season with a player in a frame', async () => {
    const { status, body, headers } = await embed(`${site}/seasons/${seasonId}?t=12&e=1`, '&format=json');
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(body).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: 'A "Moon" & <Thief>',
      author_name: 'The Lantern Keepers',
      provider_name: 'Canto',
      thumbnail_url: `${site}/media/og/seasons/${seasonId}.jpg`,
      thumbnail_width: 1200,
      thumbnail_height: 630,
      width: 560,
    });
    expect(body.html).toContain(`<iframe src="${site}/embed/seasons/${seasonId}" width="560"`);
    expect(body.html).toContain('title="A &quot;Moon&quot; &amp; &lt;Thief&gt;"');
  });

  it('answers a show with a season of it', async () => {
    const { body } = await embed(`${site}/interactive-shows/${fixture.showId}`);
    expect(body).toMatchObject({ type: 'rich', title: 'The Lantern Keepers' });
    expect(body.html).toContain(`/embed/seasons/${seasonId}`);
    expect((await embed(`${site}/shows/the-lantern-keepers`)).body).toMatchObject({ type: 'rich' });
  });

  it('keeps to the size that is asked for', async () => {
    const { body } = await embed(`${site}/seasons/${seasonId}`, '&maxwidth=320&maxheight=120');
    expect(body).toMatchObject({ width: 320, height: 120 });
    expect(body.html).toContain('width="320" height="120"');
  });

  it.each([
    ['nothing', '/api/oembed', 400],
    ['XML', `/api/oembed?url=${site}/seasons/x&format=xml`, 501],
    ['another site', '/api/oembed?url=https%3A%2F%2Felsewhere.example%2Fseasons%2Fx', 404],
    ['an unknown season', `/api/oembed?url=${site}/seasons/unknown`, 404],
    ['a broken address', `/api/oembed?url=${site}/seasons/%25E0%25A4%25A`, 404],
    ['another page', `/api/oembed?url=${site}/wallet`, 404],
    ['no address', '/api/oembed?url=seasons', 404],
  ])('refuses %s', async (_what, path, status) => {
    expect((await world.visitor().get(path)).status).toBe(status);
  });

  it('knows nothing of an unpublished season, whoever asks', () =>
    whileUnpublished(async () => {
      expect((await embed(`${site}/seasons/${seasonId}`)).status).toBe(404);
      expect((await creator.get(`/api/oembed?url=${site}/seasons/${seasonId}`)).status).toBe(404);
      expect((await embed(`${site}/interactive-shows/${fixture.showId}`)).body.type).toBe('link');
    }));
});

describe('the embedded player', () => {
  it('plays the first episode in any frame, without script, and leads to the season', async () => {
    const response = await world.visitor().fetch(`/embed/seasons/${seasonId}`);
    const page = await response.text();
    expect(response.status).toBe(200);
    const policy = response.headers.get('content-security-policy')!;
    expect(policy).toContain('frame-ancestors *');
    expect(policy).toContain("default-src 'none'");
    expect(response.headers.get('x-frame-options')).toBeNull();
    expect(page).not.toContain('<script');
    expect(page.slice(page.indexOf('<style'), page.indexOf('</style'))).not.toContain('&');
    expect(page).toContain(`src="${episodes[0]!.voice_audio_url}"`);
    expect(page).toMatch(/<audio\s+controls/);
    expect(page).toContain(`href="${site}/seasons/${seasonId}"`);
    const { body } = await world
      .visitor()
      .get<{ items: { choice_text: string }[] }>(`/api/episodes/${episodes[0]!.id}/choices`);
    expect(body.items).toHaveLength(3);
    for (const [at, { choice_text: words }] of body.items.entries())
      expect(page).toMatch(
        new RegExp(`href="${site}/seasons/${seasonId}\\?door=${at + 1}#what-happens-next"[^>]*>${words.slice(0, 8)}`),
      );
    expect(page).toContain('A &quot;Moon&quot; &amp; &lt;Thief&gt;');
  });
  it('lets no other page be framed', async () => {
    const { headers } = await world.visitor().get('/api/health');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  });
  it('says when there is no such season', () =>
    whileUnpublished(async () => {
      const response = await world.visitor().fetch(`/embed/seasons/${seasonId}`);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('Season not found');
    }));
});

describe('pictures for link previews', () => {
  const picture = async (path: string) => {
    const response = await world.visitor().fetch(path);
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, type: response.headers.get('content-type'), bytes };
  };
  it.each([
    ['a season', () => `/media/og/seasons/${seasonId}.jpg`, 1200, 630],
    ['a season, square', () => `/media/og/seasons/${seasonId}-square.jpg`, 1400, 1400],
    ['a show', () => `/media/og/shows/${fixture.showId}.jpg`, 1200, 630],
  ])('are cut for %s', async (_what, path, width, height) => {
    const { status, type, bytes } = await picture(path());
    expect([status, type]).toEqual([200, 'image/jpeg']);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width, height });
    expect(bytes.length).toBeLessThan(200_000);
    expect((await picture(path())).bytes.equals(bytes)).toBe(true);
  });
  it('are not there for what only its owner sees, nor for what is not ours', async () => {
    await whileUnpublished(async () => {
      expect((await creator.fetch(`/media/og/seasons/${seasonId}.jpg`)).status).toBe(404);
    });
    await world.ctx.db
      .update(shows)
      .set({ landscapeImageUrl: 'https://elsewhere.example/a.png' })
      .where(eq(shows.id, fixture.showId));
    expect((await picture(`/media/og/shows/${fixture.showId}.jpg`)).status).toBe(404);
    expect((await picture('/media/og/shows/unknown.jpg')).status).toBe(404);
  });
});
