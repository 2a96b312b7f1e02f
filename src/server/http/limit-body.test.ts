import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitBody } from './limit-body.ts';

const limit = 1000;
let server: Server;

beforeAll(async () => {
  const app = new Hono();
  app.use(limitBody(limit));
  app.all('*', async (c) =>
    c.json({
      method: c.req.method,
      path: c.req.path,
      kind: c.req.header('x-kind') ?? null,
      length: (await c.req.text()).length,
    }),
  );
  // As the front door opens it.
  server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

type Answer = { status: number; connection: string | undefined; body: string };

/** Sends what it is given, in chunks where the length is not told. */
function send(method: string, body: string | null, options: { tellLength: boolean }): Promise<Answer> {
  const headers = {
    'x-kind': 'test',
    ...(body !== null && options.tellLength ? { 'content-length': String(body.length) } : {}),
  };
  return new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const sent = request({ port, host: '127.0.0.1', method, path: '/a/b?c=d', headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, connection: response.headers.connection, body: text }),
      );
    });
    sent.on('error', reject);
    if (body !== null && !options.tellLength)
      for (const half of [body.slice(0, body.length / 2), body.slice(body.length / 2)]) sent.write(half);
    sent.end(body !== null && options.tellLength ? body : undefined);
  });
}

describe('the limit of what may be sent', () => {
  it.each(['GET', 'DELETE', 'PUT', 'POST'])('lets a %s without a body pass', async (method) => {
    const { status, body } = await send(method, null, { tellLength: false });
    expect(status).toBe(200);
    expect(JSON.parse(body)).toEqual({ method, path: '/a/b', kind: 'test', length: 0 });
  });

  it.each([true, false])('lets what is within it pass whole (length told: %s)', async (tellLength) => {
    const { status, body } = await send('POST', 'x'.repeat(limit), { tellLength });
    expect(status).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ kind: 'test', length: limit });
  });

  it.each([true, false])('refuses what is over it (length told: %s)', async (tellLength) => {
    const { status, connection, body } = await send('POST', 'x'.repeat(limit + 1), { tellLength });
    expect([status, connection]).toEqual([413, 'close']);
    expect(JSON.parse(body)).toMatchObject({ status: 413, code: 'payload_too_large' });
  });
});
