import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openAdmin } from '#tests/admin.ts';
import type { Person } from '#tests/person.ts';
import { openWorld, type World } from '#tests/world.ts';
import type { ProvidersView } from '#shared/admin/providers.ts';
import { kokoro } from '#studio/providers/speech/audition/testing/speech-servers.ts';
import { openSecret, sealSecret } from './seal-secret.ts';
import { readChoices } from './read-choices.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await openWorld({ working: false, env: { LOCAL_AI: 'off' } });
  admin = await openAdmin(world);
});
afterAll(() => world?.close());
beforeEach(async () => {
  await world.ctx.db.execute(sql`delete from provider_choices`);
  await world.ctx.providers.use(await readChoices(world.ctx.db, world.ctx.config));
});

const view = async () => (await admin.get<ProvidersView>('/api/admin/providers')).body;
const choose = (body: object) => admin.call<ProvidersView>('PUT', '/api/admin/providers', body);
const hear = (person: Person, voice: string) => person.fetch(`/media/voices/${voice}.mp3`);

it('shows what comes with Canto, where nothing is chosen', async () => {
  const { story, speech, cast, voices } = await view();
  expect([story.model, speech.model, voices]).toEqual([null, null, []]);
  expect(cast).toHaveLength(36);
  expect(cast.find(({ id }) => id === 'girl-wren')).toMatchObject({ gender: 'female', age_band: 'child', voice: null });
});

describe('another speech server', () => {
  it('is heard, cast and used at once; the key is told to nobody and stands nowhere in the clear', async () => {
    const { baseUrl, asked } = await kokoro();
    const { status, body } = await choose({
      part: 'speech',
      base_url: baseUrl,
      model: 'kokoro',
      api_key: 'sk-secret-7',
    });
    expect(status).toBe(200);
    expect(body.speech).toEqual({ model: 'kokoro', base_url: baseUrl });
    expect(body.voices.map(({ name }) => name)).toContain('af_heart');
    expect(body.cast.find(({ id }) => id === 'woman-clara')?.voice).toMatch(/^[ab]f_/);
    expect(world.ctx.studio.speech.name).toBe('openai-speech');
    asked.length = 0;
    expect((await hear(admin, 'girl-wren')).status).toBe(200);
    expect(asked.map(({ voice }) => voice)).toEqual([body.cast.find(({ id }) => id === 'girl-wren')?.voice]);
    const everything = JSON.stringify([
      body,
      await view(),
      (await admin.get('/api/admin/acts')).body,
      (await world.ctx.db.execute(sql`select * from provider_choices`)).rows,
    ]);
    expect(everything).not.toContain('sk-secret-7');
    expect(await readChoices(world.ctx.db, world.ctx.config)).toMatchObject({ speech: { apiKey: 'sk-secret-7' } });
  });

  it('keeps the key when only the model changes, and forgets it with another address', async () => {
    const { baseUrl } = await kokoro();
    const key = async () => ((await readChoices(world.ctx.db, world.ctx.config)).speech as { apiKey?: string }).apiKey;
    await choose({ part: 'speech', base_url: baseUrl, model: 'kokoro', api_key: 'sk-1' });
    await choose({ part: 'speech', base_url: baseUrl, model: 'tts-1' });
    expect(await key()).toBe('sk-1');
    await choose({ part: 'speech', base_url: (await kokoro()).baseUrl, model: 'kokoro' });
    expect(await key()).toBe('');
  });

  it('lets its cast be changed for good, and be heard again', async () => {
    const { baseUrl, asked } = await kokoro();
    await choose({ part: 'speech', base_url: baseUrl, model: 'kokoro' });
    const changed = await admin.call<ProvidersView>('PUT', '/api/admin/providers/cast', {
      id: 'girl-wren',
      voice: 'bf_lily',
    });
    expect(changed.body.cast.find(({ id }) => id === 'girl-wren')?.voice).toBe('bf_lily');
    asked.length = 0;
    const again = await admin.call<ProvidersView>('POST', '/api/admin/providers/audition', {});
    expect(asked.length).toBeGreaterThan(10);
    expect(again.body.cast.find(({ id }) => id === 'girl-wren')?.voice).toBe('bf_lily');
    const unknown = await admin.call('PUT', '/api/admin/providers/cast', { id: 'girl-wren', voice: 'nobody' });
    expect(unknown.status).toBe(404);
  });

  it('can be put back, against what the environment says too, and each change is an act', async () => {
    const { baseUrl } = await kokoro();
    await choose({ part: 'speech', base_url: baseUrl, model: 'kokoro' });
    const { body } = await admin.call<ProvidersView>('POST', '/api/admin/providers/house', { part: 'speech' });
    expect(body.speech.model).toBeNull();
    expect(world.ctx.studio.speech.name).toBe('embedded');
    const own = { ...world.ctx.config, speech: { kind: 'openai' as const, baseUrl, model: 'm' } };
    expect((await readChoices(world.ctx.db, own)).speech.kind).toBe('embedded');
    const acts = (await admin.get<{ items: { action: string }[] }>('/api/admin/acts')).body.items;
    expect(acts.slice(0, 2).map(({ action }) => action)).toEqual(['provider.house', 'provider.choose']);
    expect((await admin.call('POST', '/api/admin/providers/audition', {})).status).toBe(409);
  });
});

describe('a trial', () => {
  it('speaks a sentence with a voice that the server has, and chooses nothing', async () => {
    const { baseUrl, asked } = await kokoro();
    const { status, body } = await admin.call<{ lines: object[]; seconds: number }>(
      'POST',
      '/api/admin/providers/try',
      {
        part: 'speech',
        base_url: baseUrl,
        model: 'kokoro',
      },
    );
    expect([status, body.lines.length]).toEqual([200, 1]);
    expect(asked[0]?.voice).toMatch(/^[ab]f_/);
    expect((await view()).speech.model).toBeNull();
  });

  it.each(['story', 'speech'])('of a %s endpoint that is away says so', async (part) => {
    const trial = { part, base_url: 'http://127.0.0.1:9/v1', model: 'm' };
    const { status, body } = await admin.call('POST', '/api/admin/providers/try', trial);
    expect([status, body.code]).toEqual([502, 'provider_failed']);
    expect(body.title).toMatch(/could not be reached|answered/);
  });

  it('refuses what is no address', async () => {
    const trial = { part: 'story', base_url: 'file:///etc/passwd', model: 'm' };
    expect((await admin.call('POST', '/api/admin/providers/try', trial)).status).toBe(422);
  });
});

describe('a voice', () => {
  it('is heard by who is signed in, the second time from the store', async () => {
    const fan = await world.listener();
    const first = await hear(fan, 'old-man-amos');
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
    const sound = Buffer.from(await first.arrayBuffer());
    expect(sound.length).toBeGreaterThan(5_000);
    expect(Buffer.from(await (await hear(fan, 'old-man-amos')).arrayBuffer()).equals(sound)).toBe(true);
    expect((await hear(fan, 'nobody')).status).toBe(404);
    expect((await hear(world.visitor(), 'old-man-amos')).status).toBe(401);
  });
});

it('a sealed secret opens with the same AUTH_SECRET alone', () => {
  const sealed = sealSecret('sk-1', 'a'.repeat(32));
  expect(openSecret(sealed, 'a'.repeat(32))).toBe('sk-1');
  expect(openSecret(sealed, 'b'.repeat(32))).toBeNull();
  expect(openSecret(`${sealed.slice(0, -2)}AA`, 'a'.repeat(32))).toBeNull();
  expect(sealSecret('sk-1', 'a'.repeat(32))).not.toBe(sealed);
});
