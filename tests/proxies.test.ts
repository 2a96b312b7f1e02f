// The example of nginx in front of Canto, by the real one: what it passes on, what it keeps to itself, and the files that it sends.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import { createServer as createProbe, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Episode } from '#shared/seasons.ts';
import type { Person } from './person.ts';
import { createShowFixture, makeSeason } from './show-fixture.ts';
import { openWorld, type World } from './world.ts';

const program = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path));
const example = readFileSync(join(import.meta.dirname, '../deploy/proxy/nginx.conf'), 'utf8');

describe.skipIf(!program)('behind nginx', () => {
  const folder = mkdtempSync(join(tmpdir(), 'canto-nginx-'));
  let world: World;
  let owner: Person;
  let canto: Server;
  let nginx: ChildProcess;
  let ports: { http: number; https: number };
  let seasonId: string;
  let sound: string;
  /** What Canto was sent last. */
  let asked: IncomingMessage;

  beforeAll(async () => {
    world = await openWorld({
      voices: 'quick',
      env: { BASE_URL: 'https://canto.example', TRUST_PROXY: '1', SENDFILE: 'x-accel-redirect:/files/' },
    });
    const handle = getRequestListener(world.app.fetch, { overrideGlobalObjects: false });
    canto = createServer((incoming, outgoing) => {
      asked = incoming;
      void handle(incoming, outgoing);
    }).listen(0, '127.0.0.1');
    await once(canto, 'listening');
    await startNginx((canto.address() as AddressInfo).port);
    owner = await world.listener();
    const season = await makeSeason(owner, await createShowFixture(world, owner));
    seasonId = season.seasonId;
    sound = (season.episodes[0] as Episode).voice_audio_url!;
    // An episode is made, and a certificate.
  }, 120_000);
  afterAll(async () => {
    // Its workers go with it by a signal that it can hear alone.
    nginx?.kill('SIGTERM');
    canto?.closeAllConnections();
    canto?.close();
    await world?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The example as it stands, but for ports, certificate and the folder of the files. */
  async function startNginx(cantoPort: number): Promise<void> {
    const of = (name: string) => join(folder, name);
    const certificate = ['-keyout', of('key.pem'), '-out', of('cert.pem'), '-subj', '/CN=canto.example'];
    spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...certificate]);
    ports = { http: await freePort(), https: await freePort() };
    const { storage } = world.ctx.config;
    const changes: [string, string][] = [
      ['server 127.0.0.1:3000;', `server 127.0.0.1:${cantoPort};`],
      ['listen 80;', `listen 127.0.0.1:${ports.http};`],
      ['listen 443 ssl', `listen 127.0.0.1:${ports.https} ssl`],
      ['/etc/letsencrypt/live/canto.example/fullchain.pem', of('cert.pem')],
      ['/etc/letsencrypt/live/canto.example/privkey.pem', of('key.pem')],
      ['/var/lib/canto/files/', `${storage.kind === 'disk' ? storage.directory : ''}/`],
    ];
    let site = example;
    for (const [said, here] of changes) {
      expect(site).toContain(said);
      site = site.replaceAll(said, here);
    }
    const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${of(name)};`);
    // The files of a test belong to whoever runs it.
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    const around = `${user} daemon off; pid ${of('pid')}; error_log ${of('error.log')};\nevents {}\nhttp { access_log off; ${kept.join(' ')}`;
    writeFileSync(of('nginx.conf'), `${around}\n${site}\n}\n`);
    const args = ['-c', of('nginx.conf'), '-p', folder, '-e', of('error.log')];
    const { status, stderr } = spawnSync(program!, ['-t', ...args], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')]);
    nginx = spawn(program!, args, { stdio: 'ignore' });
    for (let waited = 0; waited < 10_000; waited += 100) {
      const isOpen = await get('/api/health').then(
        () => true,
        () => false,
      );
      if (isOpen) return;
      await sleep(100);
    }
    throw new Error(`nginx did not open: ${readFileSync(of('error.log'), 'utf8')}`);
  }

  const open = (path: string, headers: RequestOptions['headers'] = {}) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const to = { host: '127.0.0.1', port: ports.https, path, headers: { host: 'canto.example', ...headers } };
      request({ ...to, servername: 'canto.example', rejectUnauthorized: false }, resolve)
        .on('error', reject)
        .end();
    });
  async function get(path: string, headers: RequestOptions['headers'] = {}) {
    const answer = await open(path, headers);
    return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
  }

  it('Canto is told who asks, and by which request, whatever a visitor says', async () => {
    const { status, headers } = await get('/api/shows', { 'x-forwarded-for': '203.0.113.7, 203.0.113.8' });
    expect(status).toBe(200);
    expect(asked.headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(asked.headers).toMatchObject({ host: 'canto.example', 'x-forwarded-proto': 'https' });
    expect(headers['x-request-id']).toBe(asked.headers['x-request-id']);
    const redirected = await fetch(`http://127.0.0.1:${ports.http}/browse?genre=Fantasy`, { redirect: 'manual' });
    expect([redirected.status, redirected.headers.get('location')]).toEqual([
      301,
      'https://127.0.0.1/browse?genre=Fantasy',
    ]);
  });

  it('an episode comes from its file, whole or in parts, to whom Canto allows it alone', async () => {
    const whole = await get(sound);
    expect([whole.status, whole.headers['content-type']]).toEqual([200, 'audio/mpeg']);
    expect(whole.headers['x-accel-redirect']).toBeUndefined();
    expect(whole.body).toEqual(Buffer.from((await world.ctx.storage.get(sound.slice('/media/'.length)))!));
    const part = await get(sound, { range: 'bytes=100-1099' });
    expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 100-1099/${whole.body.length}`]);
    expect(part.body).toEqual(whole.body.subarray(100, 1100));
    await owner.call('PATCH', `/api/seasons/${seasonId}`, { is_published: false });
    expect((await get(sound)).status).toBe(404);
    await owner.call('PATCH', `/api/seasons/${seasonId}`, { is_published: true });
  });

  it('nobody reaches the files past Canto, nor the figures', async () => {
    expect((await get(sound.replace('/media/', '/files/'))).status).toBe(404);
    expect((await get('/metrics')).status).toBe(404);
  });

  it('what is said while a stream is open arrives at once', async () => {
    const events = await open(`/api/seasons/${seasonId}/events`);
    const first = await Promise.race([events[Symbol.asyncIterator]().next(), sleep(5000, null)]);
    expect(String(first?.value)).toContain('event: progress');
    events.destroy();
  });
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createProbe().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
