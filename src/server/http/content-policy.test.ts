import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { expect, it } from 'vitest';
import { onlyOwnInline } from './content-policy.ts';

const scripts = `<!doctype html><script>theme()</script><script src="/assets/a.js"></script>
<script type="text/plain" id="later">import '/assets/b.js'</script><script>theme()</script>`;
const styles = `<style>b{top:0}</style><i class="a" style="--pk:#0c1519">a</i><i style="--pk:#0c1519"></i>
<b style="background:url(&quot;/a.png?a=1&amp;b=2&quot;)"></b><style media="print">i{top:1px}</style>`;
const many = Array.from({ length: 40 }, (_, i) => `<i style="left:${i}%"></i>`).join('');

function appWith(styleSrc: string[]) {
  const app = new Hono();
  app.use(onlyOwnInline);
  app.use(secureHeaders({ contentSecurityPolicy: { scriptSrc: ["'self'"], styleSrc, baseUri: ["'none'"] } }));
  app.get('/', (c) => c.html(scripts, 404));
  app.get('/styles', (c) => c.html(styles));
  app.get('/many', (c) => c.html(many));
  app.get('/data', (c) => c.json({ script: '<script>theme()</script>', style: styles }));
  app.get('/nothing', (c) => c.body(null, 204));
  return app;
}
const app = appWith(["'self'"]);
const policyOf = async (path: string, of = app) =>
  (await of.request(path)).headers.get('content-security-policy')!.split('; ');
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('a page runs the inline scripts it was sent with, each named once, and no others', async () => {
  const [forScripts] = await policyOf('/');
  expect(forScripts).toBe(`script-src 'self' ${hashOf('theme()')} ${hashOf("import '/assets/b.js'")}`);
  const response = await app.request('/');
  expect([response.status, await response.text()]).toEqual([404, scripts]);
});

it('has the styles it was sent with, as the browser reads them, each named once, and no others', async () => {
  expect(await policyOf('/styles')).toEqual([
    "script-src 'self'",
    [
      "style-src 'self'",
      hashOf('b{top:0}'),
      hashOf('i{top:1px}'),
      "'unsafe-hashes'",
      hashOf('--pk:#0c1519'),
      hashOf('background:url("/a.png?a=1&b=2")'),
    ].join(' '),
    "base-uri 'none'",
  ]);
  expect(await policyOf('/styles', appWith([]))).toContain(
    `style-src ${[hashOf('b{top:0}'), hashOf('i{top:1px}'), "'unsafe-hashes'", hashOf('--pk:#0c1519'), hashOf('background:url("/a.png?a=1&b=2")')].join(' ')}`,
  );
});

it('names no more styles of attributes than fit into a header', async () => {
  expect(await policyOf('/many')).toEqual([
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "base-uri 'none'",
  ]);
});

it('leaves a development server its own styles', async () => {
  const [, forStyles] = await policyOf('/styles', appWith(["'self'", "'unsafe-inline'"]));
  expect(forStyles).toBe("style-src 'self' 'unsafe-inline'");
});

it('what is no page runs no inline script at all, and comes as it is', async () => {
  expect(await policyOf('/data')).toEqual(["script-src 'self'", "style-src 'self'", "base-uri 'none'"]);
  const data = await app.request('/data');
  expect(await data.json()).toEqual({ script: '<script>theme()</script>', style: styles });
  expect((await app.request('/nothing')).status).toBe(204);
});
