import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { askEndpoint, endpointBase, type Endpoint } from './ask-endpoint.ts';

const endpoint: Endpoint = {
  name: 'test',
  title: 'The test',
  timeoutMs: 5_000,
  longestWaitMs: 3_000,
  largestAnswerBytes: 1_000,
};

async function listen(answer: RequestListener): Promise<{ url: string; askedAt: number[] }> {
  const askedAt: number[] = [];
  const server = createServer((request, response) => {
    askedAt.push(performance.now());
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, askedAt };
}

const ask = (url: string, signal?: AbortSignal) => askEndpoint(endpoint, (send) => send(url, { said: 'x' }), signal);

it('waits until the date it is told', async () => {
  let first = true;
  const { url, askedAt } = await listen((_, response) => {
    if (!first) return void response.end('good');
    first = false;
    // A date has whole seconds: two of them ahead is more than one.
    response.writeHead(503, { 'retry-after': new Date(Date.now() + 2_000).toUTCString() }).end();
  });
  expect(String(await ask(url))).toBe('good');
  expect((askedAt[1] ?? 0) - (askedAt[0] ?? 0)).toBeGreaterThan(950);
});

it.each(['60', new Date(Date.now() + 600_000).toUTCString()])('comes back later when told to wait %s', async (told) => {
  const { url, askedAt } = await listen((_, response) => void response.writeHead(429, { 'retry-after': told }).end());
  await expect(ask(url)).rejects.toMatchObject({ retryable: true, message: 'The test answered 429.' });
  expect(askedAt).toHaveLength(1);
});

it('stops waiting when the caller leaves', async () => {
  const { url, askedAt } = await listen((_, response) => void response.writeHead(503, { 'retry-after': '3' }).end());
  const leaving = new AbortController();
  const asked = ask(url, leaving.signal);
  const left = expect(asked).rejects.toThrow('left');
  await expect.poll(() => askedAt.length).toBe(1);
  leaving.abort(new Error('left'));
  await left;
  expect(askedAt).toHaveLength(1);
});

it('does not follow a redirect, and reads no more than it bears', async () => {
  const secret = await listen((_, response) => void response.end('secret'));
  const away = await listen((_, response) => void response.writeHead(302, { location: secret.url }).end());
  await expect(ask(away.url)).rejects.toMatchObject({ retryable: true });
  expect(secret.askedAt).toEqual([]);
  const endless = await listen((_, response) => void response.end('a'.repeat(1_001)));
  await expect(ask(endless.url)).rejects.toMatchObject({ retryable: false, message: 'The test answered without end.' });
});

it('passes a failure of the caller’s own on at once', async () => {
  const { url, askedAt } = await listen((_, response) => void response.end('good'));
  const read = askEndpoint(endpoint, async (send) => JSON.parse(String(await send(url))));
  await expect(read).rejects.toBeInstanceOf(SyntaxError);
  expect(askedAt).toHaveLength(1);
});

it('knows an address with and without its version', () => {
  for (const given of ['http://a', 'http://a/', 'http://a/v1', 'http://a/v1//'])
    expect(endpointBase(given)).toBe('http://a');
});
