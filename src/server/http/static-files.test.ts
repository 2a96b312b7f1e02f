import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, expect, it } from 'vitest';
import { withStaticFiles } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'canto-static-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'assets/a-1.js'), 'export {}');
writeFileSync(join(folder, 'sw.js'), '// a service worker');
afterAll(() => rmSync(folder, { recursive: true }));

const ask = async (path: string, secure: boolean) => {
  const app = new Hono().get('/page', (c) => c.text('a page'));
  const { status, headers } = await withStaticFiles(app, folder, secure).request(path);
  return { status, ...Object.fromEntries(headers) } as Record<string, unknown>;
};

it.each([
  ['/assets/a-1.js', 'public, max-age=31536000, immutable'],
  ['/sw.js', 'public, max-age=3600'],
])('%s says what it is, how long it holds, and that it stands in no foreign frame', async (path, caching) => {
  const found = await ask(path, true);
  expect(found).toMatchObject({
    status: 200,
    'cache-control': caching,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "frame-ancestors 'self'",
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  });
  expect(await ask(path, false)).not.toHaveProperty('strict-transport-security');
});

it('leaves everything else to the application', async () => {
  expect(await ask('/page', true)).toMatchObject({ status: 200 });
  expect(await ask('/page', true)).not.toHaveProperty('content-security-policy');
});
