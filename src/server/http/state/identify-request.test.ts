import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

type Value = { stringValue?: string; intValue?: number | string };
type Span = {
  name: string;
  kind: number;
  traceId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Value }[];
  status: { code?: number };
};
type Sent = {
  resourceSpans: {
    resource: { attributes: { key: string; value: Value }[] };
    scopeSpans: { spans: Span[] }[];
  }[];
};

/** A process that answers two requests, the second of which fails, and ends as Canto does. */
const program = `
  import { Hono } from 'hono';
  import { startTracing } from '#platform/tracing.ts';
  import { identifyRequest } from '#server/http/state/identify-request.ts';
  const stop = await startTracing(process.env);
  const app = new Hono().use(identifyRequest);
  app.get('/api/shows', (c) => c.json({ items: [] }));
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  const first = await app.request('/api/shows', { headers: { traceparent, 'x-request-id': 'from-the-proxy' } });
  const second = await app.request('/api/nowhere', { method: 'POST' });
  await stop();
  console.log(JSON.stringify([first, second].map(({ headers }) => headers.get('x-request-id'))));
`;

const received: { path: string; body: Sent }[] = [];
const collector = createServer((request, response) => {
  void json(request).then((body) => {
    received.push({ path: request.url!, body: body as Sent });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});
beforeAll(() => new Promise<void>((resolve) => void collector.listen(0, '127.0.0.1', resolve)));
afterAll(() => void collector.close());

async function run(env: Record<string, string>): Promise<[string, string]> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: join(import.meta.dirname, '../../../..'),
    env: { PATH: process.env.PATH, ...env },
  });
  return JSON.parse(stdout) as [string, string];
}
const whereto = () => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
  OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
});
const plain = (attributes: Span['attributes']) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));

// The library of spans takes seconds to load beside other tests.
it(
  'a collector receives a span of each request, with its id and the trace that it belongs to',
  { timeout: 60_000 },
  async () => {
    const ids = await run({ ...whereto(), OTEL_SERVICE_NAME: 'canto-at-sea' });
    const traces = received.filter(({ path }) => path === '/v1/traces').flatMap(({ body }) => body.resourceSpans);
    expect(traces.map(({ resource }) => plain(resource.attributes)['service.name'])).toContain('canto-at-sea');
    const spans = traces.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
    expect(spans).toHaveLength(2);
    const [first, second] = [spans.find(({ name }) => name === 'GET')!, spans.find(({ name }) => name === 'POST')!];
    expect(ids[0]).toBe('from-the-proxy');
    expect(plain(first.attributes)).toEqual({
      'http.request.method': 'GET',
      'url.path': '/api/shows',
      'canto.request_id': 'from-the-proxy',
      'http.response.status_code': 200,
    });
    expect(first).toMatchObject({ traceId: '0af7651916cd43dd8448eb211c80319c', parentSpanId: 'b7ad6b7169203331' });
    expect(plain(second.attributes)).toMatchObject({ 'canto.request_id': ids[1], 'http.response.status_code': 404 });
    expect(second.traceId).not.toBe(first.traceId);
  },
);

it('nobody is sent anything without an address, or where it is turned off', { timeout: 60_000 }, async () => {
  received.length = 0;
  const [id] = await run({});
  expect(id).toBe('from-the-proxy');
  await run({ ...whereto(), OTEL_SDK_DISABLED: 'true' });
  expect(received).toEqual([]);
});
