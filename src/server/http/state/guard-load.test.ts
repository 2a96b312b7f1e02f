import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { guardLoad } from './guard-load.ts';

let server: Server | undefined;
let shed = 0;
const waiting: (() => void)[] = [];
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  shed = 0;
});

/** A server that answers when told to, with room for two requests, or for one while it is busy. */
async function open({ busyShare = 2 } = {}): Promise<string> {
  const guard = guardLoad(
    { metrics: { shedRequest: () => void shed++ } as never, config: { baseUrl: 'https://canto.test' } as never },
    (_request, response) => void waiting.push(() => response.end('done')),
    { mostUnderWay: 2, mostWhenBusy: 1, busyShare },
  );
  server = createServer(guard.listener).on('close', guard.close);
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('turns readers away when too much is under way, lets buyers in, and recovers', async () => {
  const url = await open();
  const held = [fetch(`${url}/api/shows`), fetch(`${url}/browse`)];
  await expect.poll(() => waiting.length).toBe(2);

  const refused = await fetch(`${url}/api/shows`);
  expect([refused.status, refused.headers.get('content-type')]).toEqual([503, 'application/problem+json']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  expect(await refused.json()).toMatchObject({ code: 'overloaded', status: 503 });
  const page = await fetch(`${url}/browse`, { headers: { accept: 'text/html' } });
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect(page.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  expect(shed).toBe(2);

  const bought = fetch(`${url}/api/functions/create-payment`, { method: 'POST', body: '{}' });
  const looked = fetch(`${url}/api/ready`);
  const heard = fetch(`${url}/media/episodes/x/live.mp3`);
  await expect.poll(() => waiting.length).toBe(5);
  for (const answer of waiting.splice(0)) answer();
  for (const answer of await Promise.all([...held, bought, looked, heard])) expect(answer.status).toBe(200);

  const again = fetch(`${url}/api/shows`);
  await expect.poll(() => waiting.length).toBe(1);
  waiting.pop()!();
  expect((await again).status).toBe(200);
});

it('has room for fewer while it has its hands full', async () => {
  // Nobody is as idle as that.
  const url = await open({ busyShare: -1 });
  const held = fetch(`${url}/browse`);
  await expect.poll(() => waiting.length).toBe(1);
  const ask = async () => {
    const answer = fetch(`${url}/api/shows`).then(({ status }) => status);
    return Promise.race([answer, new Promise<null>((resolve) => setTimeout(() => resolve(null), 100))]);
  };
  await expect.poll(ask).toBe(503);
  for (const answer of waiting.splice(0)) answer();
  expect((await held).status).toBe(200);
});
