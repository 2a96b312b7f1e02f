import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { expect, it } from 'vitest';
import { onlyOwnScripts } from './content-policy.ts';

const sent = `<!doctype html><script>theme()</script><script src="/assets/a.js"></script>
<script type="text/plain" id="later">import '/assets/b.js'</script><script>theme()</script>`;

const app = new Hono();
app.use(onlyOwnScripts);
app.use(
  secureHeaders({
    contentSecurityPolicy: { scriptSrc: ["'self'"], styleSrc: ["'self'", "'unsafe-inline'"] },
  }),
);
app.get('/', (c) => c.html(sent, 404));
app.get('/data', (c) => c.json({ script: '<script>theme()</script>' }));
app.get('/nothing', (c) => c.body(null, 204));

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

it('a page runs the inline scripts it was sent with, each named once, and no others', async () => {
  const response = await app.request('/');
  const policy = response.headers.get('content-security-policy');
  expect(policy).toBe(
    `script-src 'self' ${hashOf('theme()')} ${hashOf("import '/assets/b.js'")}; style-src 'self' 'unsafe-inline'`,
  );
  expect([response.status, await response.text()]).toEqual([404, sent]);
});

it('what is no page runs no inline script at all, and comes as it is', async () => {
  const data = await app.request('/data');
  expect(data.headers.get('content-security-policy')).toBe("script-src 'self'; style-src 'self' 'unsafe-inline'");
  expect(await data.json()).toEqual({ script: '<script>theme()</script>' });
  expect((await app.request('/nothing')).status).toBe(204);
});
