import { text } from 'node:stream/consumers';
import { lazy, Suspense } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { createRequestHandler, Outlet, Scripts, ServerRouter, type EntryContext, type ServerBuild } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import handleRequest from '../entry.server.tsx';
import { renderDocument } from './render-document.tsx';

beforeEach(() => vi.restoreAllMocks());

/** A site of one page, which shows what it is given and has loaded a word. */
function siteOf(Part: React.ComponentType, handle: typeof handleRequest = handleRequest) {
  const Root = () => (
    <html lang="en">
      <body>
        <Suspense fallback="a gap">
          <Part />
        </Suspense>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
  const route = { id: 'root', path: '', hasAction: false, hasLoader: true, hasErrorBoundary: false } as const;
  const client = { hasClientAction: false, hasClientLoader: false, hasClientMiddleware: false, hasDefaultExport: true };
  const build = {
    entry: { module: { default: handle } },
    routes: { root: { id: 'root', path: '', module: { default: Root, loader: () => ({ word: 'Größe <b> “x”' }) } } },
    assets: {
      entry: { module: '/assets/entry.js', imports: [] },
      routes: { root: { ...route, ...client, module: '/assets/root.js', imports: [], css: [] } },
      url: '/assets/manifest.js',
      version: '1',
    },
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as ServerBuild;
  return () => createRequestHandler(build, 'production')(new Request('http://localhost/'));
}

it('a page written at once is the page that React Router streams, to the byte', async () => {
  const pages: string[] = [];
  const open = siteOf(
    () => <p>Größe &amp; &quot;x&quot;</p>,
    async ({ url }, _status, _headers, context: EntryContext) => {
      const [one, other] = context.serverHandoffStream!.tee();
      const { page } = await renderDocument(url, { ...context, serverHandoffStream: one, renderMeta: {} });
      const router = <ServerRouter context={{ ...context, serverHandoffStream: other, renderMeta: {} }} url={url} />;
      const streamed = await renderToReadableStream(router);
      await streamed.allReady;
      pages.push(page, await text(streamed));
      return new Response();
    },
  );
  await open();
  expect(pages[0]).toMatch(/^<!DOCTYPE html><html.*streamController\.enqueue.*streamController\.close/s);
  expect(pages[0]).toBe(pages[1]);
});

it('a part whose code is still on its way comes with its page', async () => {
  const Late = lazy(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return { default: () => <b>a late part</b> };
  });
  const answer = await siteOf(Late)();
  const page = await answer.text();
  expect(page).toContain('<b>a late part</b>');
  expect(page).not.toContain('a gap');
  expect(page.match(/<!DOCTYPE html>/g)).toHaveLength(1);
  expect(page, 'The data for the browser are gone.').toMatch(/streamController\.enqueue\([^)]*Größe/);
});

it('a page with a part that throws is none of success, and says why in the log', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const answer = await siteOf(() => {
    throw new Error('no such part');
  })();
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain('a gap');
  expect(said.mock.calls.flat().map(String)).toEqual(['Error: no such part']);
});
