import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openTopics } from '#platform/db/topics.ts';
import { openStorage } from '#platform/storage/open-storage.ts';
import type { Episode } from '#shared/seasons.ts';
import { Person } from '#tests/person.ts';
import { createShowFixture, makeSeason } from '#tests/show-fixture.ts';
import { openWorld, type World } from '#tests/world.ts';
import { createApp } from '../app.ts';
import { readDelivery } from './read-delivery.ts';
import type { Delivery } from './send-file.ts';

let world: World;
let owner: Person;
let seasonId: string;
let path: string;

beforeAll(async () => {
  world = await openWorld({ voices: 'quick' });
  owner = await world.listener();
  const season = await makeSeason(owner, await createShowFixture(world, owner));
  seasonId = season.seasonId;
  path = (season.episodes[0] as Episode).voice_audio_url!;
});
afterAll(() => world.close());

/** Asks for the episode where files are delivered in another way, as a visitor. */
async function ask(delivery: Delivery, storage = world.ctx.storage) {
  const ctx = { ...world.ctx, storage, config: { ...world.ctx.config, delivery } };
  const person = new Person(createApp(ctx, await openTopics(ctx.database), null), world.ctx);
  const response = await person.fetch(path);
  return { status: response.status, headers: response.headers, bytes: (await response.arrayBuffer()).byteLength };
}
const publish = (is_published: boolean) => owner.call('PATCH', `/api/seasons/${seasonId}`, { is_published });
const key = () => path.slice('/media/'.length);

it('leaves files to the web server in front, once it knows that they may be had', async () => {
  const delivery = readDelivery('X-Accel-Redirect:/files', undefined)!;
  const { status, headers, bytes } = await ask(delivery);
  expect([status, bytes, headers.get('x-accel-redirect')]).toEqual([200, 0, `/files/${key()}`]);
  expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
    'audio/mpeg',
    'public, max-age=31536000, immutable',
  ]);
  await publish(false);
  const hidden = await ask(delivery);
  expect([hidden.status, hidden.headers.get('x-accel-redirect')]).toEqual([404, null]);
  await publish(true);
});

it('sends everybody to the CDN for what everybody may have', async () => {
  const { status, headers } = await ask(readDelivery(undefined, 'https://cdn.example/canto/')!);
  expect([status, headers.get('location')]).toEqual([302, `https://cdn.example/canto/${key()}`]);
  expect(headers.get('content-security-policy')).toMatch(/connect-src 'self'( ws:)? https:\/\/cdn\.example/);
});

it('signs an address of the store that is good for minutes', async () => {
  const store = await openStorage({
    kind: 's3',
    endpoint: 'https://s3.example',
    bucket: 'canto',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
  const { status, headers } = await ask({ kind: 'signed' }, { ...world.ctx.storage, addressOf: store.addressOf! });
  const location = new URL(headers.get('location')!);
  expect([status, location.origin, location.pathname]).toEqual([302, 'https://s3.example', `/canto/${key()}`]);
  expect(location.searchParams.get('X-Amz-Expires')).toBe('600');
  expect(location.searchParams.get('X-Amz-Signature')).toMatch(/^[0-9a-f]{64}$/);
});

it.each([
  [{ SENDFILE: 'nginx' }, 'neither x-accel-redirect'],
  [{ SENDFILE: 'x-sendfile:/var/lib/canto/files', S3_BUCKET: 'canto' }, 'not those of a bucket'],
  [{ MEDIA_BASE_URL: 'https://cdn.example' }, 'needs S3_BUCKET'],
  [{ MEDIA_BASE_URL: 'cdn', S3_BUCKET: 'canto' }, 'nor the word signed'],
  [{ DATABASE_LISTEN_URL: 'postgres://x' }, 'DATABASE_LISTEN_URL needs DATABASE_URL'],
])('refuses %o at the start', (env, sentence) => {
  expect(() => readConfig({ AUTH_SECRET: 'a secret of thirty-two characters', ...env })).toThrow(sentence);
});
