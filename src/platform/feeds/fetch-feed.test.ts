import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { checkedLookup } from './checked-lookup.ts';
import { fetchFeed, fetchIfChanged, sendForm } from './fetch-feed.ts';
import type { FetchFeedOptions } from './fetch-feed.ts';

const closers: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(closers.splice(0).map((close) => close())));

async function serve(listener: RequestListener) {
  const seen: { url: string; headers: Record<string, unknown> }[] = [];
  const server = createServer((request, response) => {
    seen.push({ url: request.url ?? '', headers: request.headers });
    listener(request, response);
  });
  let connections = 0;
  server.on('connection', () => connections++);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closers.push(() => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { origin: `http://127.0.0.1:${address.port}`, port: address.port, seen, connections: () => connections };
}
type Served = Awaited<ReturnType<typeof serve>>;

const get = (server: Served, path = '/', options: FetchFeedOptions = {}) =>
  fetchFeed(server.origin + path, { allow: [server.origin], ...options });
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe('fetching a feed', () => {
  it('brings the bytes, the type and the final address, and sends no credentials', async () => {
    const server = await serve((_request, response) =>
      response.setHeader('content-type', 'text/xml; charset=utf-8').end('<rss/>'),
    );
    const fetched = await get(server, '/feed?x=1');
    expect(text(fetched.body)).toBe('<rss/>');
    expect(fetched).toMatchObject({ contentType: 'text/xml; charset=utf-8', url: `${server.origin}/feed?x=1` });
    expect(server.seen[0]!.headers).not.toHaveProperty('cookie');
    expect(server.seen[0]!.headers).not.toHaveProperty('authorization');
  });

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ])('unpacks %s', async (name, pack) => {
    const server = await serve((_request, response) =>
      response.setHeader('content-encoding', name).end(pack('<rss>long enough</rss>')),
    );
    expect(text((await get(server)).body)).toBe('<rss>long enough</rss>');
  });

  it.each(['gzip', 'br', 'rot13', 'gzip, gzip'])('refuses a body that is not the %s it claims to be', async (name) => {
    const server = await serve((_request, response) =>
      response.setHeader('content-encoding', name).end('not packed at all'),
    );
    await expect(get(server)).rejects.toMatchObject({ reason: 'broken_encoding' });
  });

  it('refuses a cut-off archive', async () => {
    const packed = gzipSync('x'.repeat(100_000));
    const server = await serve((_request, response) =>
      response.setHeader('content-encoding', 'gzip').end(packed.subarray(0, 60)),
    );
    await expect(get(server)).rejects.toMatchObject({ reason: 'broken_encoding' });
  });

  it('stops a large body, and a small one that unpacks large', async () => {
    const bomb = gzipSync(Buffer.alloc(30_000_000));
    const server = await serve((request, response) => {
      if (request.url === '/bomb') response.setHeader('content-encoding', 'gzip').end(bomb);
      else response.end(Buffer.alloc(2_000_000));
    });
    await expect(get(server, '/bomb')).rejects.toMatchObject({ reason: 'too_large', retryable: false });
    await expect(get(server, '/', { maxBytes: 1_000_000 })).rejects.toMatchObject({ reason: 'too_large' });
    expect((await get(server, '/', { maxBytes: 2_000_000 })).body.byteLength).toBe(2_000_000);
  });

  it('stops an endless body', async () => {
    const server = await serve((_request, response) => {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      };
      response.on('drain', more);
      more();
    });
    await expect(get(server, '/', { maxBytes: 5_000_000 })).rejects.toMatchObject({ reason: 'too_large' });
  });

  it('gives up on silence, on drips, and on redirects that take their time', async () => {
    const server = await serve((request, response) => {
      if (request.url === '/silence') return;
      if (request.url === '/drip') {
        const timer = setInterval(() => response.write('x'), 20);
        response.on('close', () => clearInterval(timer));
        return;
      }
      setTimeout(() => response.writeHead(302, { location: '/again' }).end(), 120);
    });
    for (const path of ['/silence', '/drip', '/again']) {
      const start = performance.now();
      await expect(get(server, path, { timeoutMs: 250 })).rejects.toMatchObject({ reason: 'timeout', retryable: true });
      expect(performance.now() - start).toBeLessThan(1500);
    }
  });

  it('stops when its caller does', async () => {
    const server = await serve(() => undefined);
    await expect(get(server, '/', { signal: AbortSignal.timeout(50) })).rejects.toThrow();
  });

  it.each([
    [404, false],
    [410, false],
    [429, true],
    [500, true],
  ])('answers http_status for %i', async (status, retryable) => {
    const server = await serve((_request, response) => response.writeHead(status).end('no'));
    await expect(get(server)).rejects.toMatchObject({ reason: 'http_status', retryable });
  });

  it('answers unreachable when nobody listens, for an unknown name, and for a broken connection', async () => {
    const server = await serve((request) => request.socket.destroy());
    await expect(get(server)).rejects.toMatchObject({ reason: 'unreachable', retryable: true });
    const dead = 'http://127.0.0.1:9';
    await expect(fetchFeed(dead, { allow: [dead] })).rejects.toMatchObject({ reason: 'unreachable' });
    const resolve = () => Promise.reject(Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' }));
    await expect(fetchFeed('http://nowhere.example/', { resolve })).rejects.toMatchObject({ reason: 'unreachable' });
  });

  it('asks with what it was given, and answers nothing for what has not changed', async () => {
    const server = await serve((request, response) => {
      response.setHeader('etag', '"7"').setHeader('last-modified', 'Tue, 05 Mar 2024 10:00:00 GMT');
      if (request.headers['if-none-match'] === '"7"') response.writeHead(304).end();
      else response.end('<rss/>');
    });
    const options = { allow: [server.origin] };
    const { etag, lastModified } = await get(server);
    expect(await fetchIfChanged(server.origin, { ...options, validators: { etag, lastModified } })).toBeNull();
    expect(server.seen[1]!.headers['if-modified-since']).toBe('Tue, 05 Mar 2024 10:00:00 GMT');
    const changed = await fetchIfChanged(server.origin, { ...options, validators: { etag: '"6"', lastModified } });
    expect(text(changed!.body)).toBe('<rss/>');
  });

  it('knows a move for good from a detour', async () => {
    const server = await serve((request, response) => {
      const to = { '/a': [301, '/b'], '/b': [308, '/c'], '/c': [302, '/d'], '/d': [301, '/e'] }[request.url!];
      if (to) response.writeHead(Number(to[0]), { location: String(to[1]) }).end();
      else response.end('<rss/>');
    });
    const { url, permanentUrl } = await get(server, '/a');
    expect([url, permanentUrl]).toEqual([`${server.origin}/e`, `${server.origin}/c`]);
  });

  it('sends a form by the same rules, and follows it nowhere', async () => {
    let body = '';
    const server = await serve((request, response) => {
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () =>
        response.writeHead(request.url === '/away' ? 307 : 202, { location: '/elsewhere' }).end(),
      );
    });
    await sendForm(server.origin, new URLSearchParams({ 'hub.mode': 'subscribe' }), { allow: [server.origin] });
    expect(body).toBe('hub.mode=subscribe');
    const away = sendForm(`${server.origin}/away`, new URLSearchParams(), { allow: [server.origin] });
    await expect(away).rejects.toMatchObject({ reason: 'http_status', status: 307 });
    await expect(sendForm('http://127.0.0.1/', new URLSearchParams())).rejects.toMatchObject({
      reason: 'refused_address',
    });
  });

  describe('redirects', () => {
    it('follows up to five, relative ones too', async () => {
      const server = await serve((request, response) => {
        const left = Number(request.url!.slice(1));
        if (left > 0) response.writeHead([301, 302, 303, 307, 308][left % 5]!, { location: `./${left - 1}` }).end();
        else response.end('there');
      });
      expect((await get(server, '/5')).url).toBe(`${server.origin}/0`);
      await expect(get(server, '/6')).rejects.toMatchObject({ reason: 'too_many_redirects' });
    });

    it.each([
      'http://127.0.0.1/',
      'http://localhost/',
      'http://[::ffff:127.0.0.1]/',
      'http://169.254.169.254/latest/meta-data/',
      'http://2130706433/',
      'file:///etc/passwd',
      'http://user:pass@example.com/',
      '//127.0.0.1:22/',
      'http://',
    ])('does not follow one to %s', async (location) => {
      const server = await serve((_request, response) => response.writeHead(302, { location }).end());
      await expect(get(server)).rejects.toMatchObject({ name: 'FeedError', retryable: false });
      expect(server.seen).toHaveLength(1);
    });

    it('does not follow one to another local server, nor from a stranger to a trusted one', async () => {
      const victim = await serve((_request, response) => response.end('secret'));
      const server = await serve((_request, response) => response.writeHead(302, { location: victim.origin }).end());
      await expect(get(server)).rejects.toMatchObject({ name: 'FeedError' });
      expect(victim.connections()).toBe(0);
    });
  });

  describe('private networks', () => {
    it('makes no connection for any spelling of a local address', async () => {
      const victim = await serve((_request, response) => response.end('secret'));
      const hosts = [
        '127.0.0.1',
        'localhost',
        '127.1',
        '2130706433',
        '0x7f000001',
        '0177.0.0.1',
        '[::1]',
        '[::ffff:127.0.0.1]',
        '0.0.0.0',
        '127.0.0.1.',
      ];
      for (const host of hosts) {
        await expect(fetchFeed(`http://${host}:${victim.port}/`)).rejects.toMatchObject({ name: 'FeedError' });
      }
      expect(victim.connections()).toBe(0);
    });

    it.each([
      [['127.0.0.1']],
      [['10.1.2.3']],
      [['::1']],
      [['::ffff:192.168.0.1']],
      [['64:ff9b::7f00:1']],
      [['93.184.216.34', '127.0.0.1']],
      [['2606:4700::1111', 'fe80::1']],
      [[]],
    ])('refuses a name that resolves to %j', async (addresses) => {
      const resolve = async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
      await expect(fetchFeed('http://innocent.example/feed', { resolve })).rejects.toMatchObject({
        reason: 'refused_address',
        retryable: false,
      });
      await expect(fetchFeed('https://innocent.example/feed', { resolve })).rejects.toMatchObject({
        reason: 'refused_address',
      });
    });

    it('connects to the very address that was checked: a second answer is never asked for', async () => {
      const answers = ['93.184.216.34', '127.0.0.1', '127.0.0.1'];
      let asked = 0;
      const resolve = async () => [{ address: answers[asked++]!, family: 4 }];
      const lookup = checkedLookup(resolve);
      const connectTo = await new Promise((done) =>
        lookup('rebind.example', { all: true }, (_error, found) => done(found)),
      );
      expect(connectTo).toEqual([{ address: '93.184.216.34', family: 4 }]);
      expect(asked).toBe(1);
      const second = await new Promise((done) => lookup('rebind.example', {}, (error) => done(error)));
      expect(second).toMatchObject({ reason: 'refused_address' });
    });

    it('resolves a name once for a request, and not by the system', async () => {
      let asked = 0;
      const resolve = async () => {
        asked++;
        return [{ address: asked === 1 ? '192.0.2.1' : '127.0.0.1', family: 4 }];
      };
      await expect(fetchFeed('http://localhost/', { resolve, timeoutMs: 300 })).rejects.toMatchObject({
        reason: 'refused_address',
      });
      expect(asked).toBe(1);
    });
  });
});
